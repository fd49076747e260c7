/** @file The languages that the page has words in: one for each file in web/messages/. */

export const LANGUAGES = ['en'];
const FALLBACK = 'en';

/**
 * Return the first of these languages that the page has words in, or English. Dialects use the words of their
 * language.
 * @param {readonly string[]} wanted such as `navigator.languages`
 */
export function chooseLanguage(wanted) {
  const bases = wanted.map((language) => language.toLowerCase().split('-')[0]);
  return bases.find((language) => LANGUAGES.includes(language)) ?? FALLBACK;
}
