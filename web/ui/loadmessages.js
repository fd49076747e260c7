import { get } from '../host.js';
import { chooseLanguage, SOURCE } from '../model/languages.js';
import { Messages } from './messages.js';

/**
 * Load the words of the page in the first of these languages that has any, or in English.
 * @param {readonly string[]} wanted
 * @throws {Error} if they cannot be loaded
 */
export async function loadMessages(wanted) {
  const { text, language } = await fetchWords('web/messages/', chooseLanguage(wanted));
  return new Messages(text, language);
}

/**
 * Load the words of a screen too.
 * @param {Messages} messages
 * @param {string} screen its name
 * @throws {Error} if they cannot be loaded
 */
export async function loadScreenMessages(messages, screen) {
  messages.add((await fetchWords(`web/screens/${screen}/${screen}.`, messages.language)).text);
}

/**
 * Return the words of a file in a language. If that file is missing or damaged, English takes its place.
 * @param {string} stem with which the path of the file begins
 * @param {string} language
 * @returns {Promise<{text: string, language: string}>}
 */
async function fetchWords(stem, language) {
  const path = `${stem}${language}.ftl`;
  try {
    const response = await get(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const text = await response.text();
    if (!/^complete =/m.test(text)) throw new Error(`${path} is cut off`);
    return { text, language };
  } catch (error) {
    if (language === SOURCE) throw error;
    console.error(error);
    return fetchWords(stem, SOURCE);
  }
}
