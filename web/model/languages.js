/**
 * @file The languages that the page has words in: one for each file in web/messages/. docs/translating.md says how
 * to add one.
 */

const NAMES = {
  en: 'English',
  pl: 'polski',
  ru: 'русский',
  uk: 'українська',
  cs: 'čeština',
  de: 'Deutsch',
};
export const LANGUAGES = Object.keys(NAMES);
/** The language of every message's source. It also stands in for languages that the page does not have. */
export const SOURCE = 'en';

/**
 * Return the first of these languages that the page has words in, or English. Dialects use the words of their
 * language. `boot.js` does the same before the first paint.
 * @param {readonly string[]} wanted such as `navigator.languages`
 */
export const chooseLanguage = (wanted) => firstKnown(wanted) ?? SOURCE;

/** Return the first of these languages that the page has words in, if there is one. @param {readonly string[]} wanted */
export function firstKnown(wanted) {
  const bases = wanted.map((language) => language.toLowerCase().split('-')[0]);
  return bases.find((language) => LANGUAGES.includes(language));
}

/** Return the name of a language in itself, such as `polski`. @param {string} language */
export const nameOfLanguage = (language) => NAMES[/** @type {keyof typeof NAMES} */ (language)];
