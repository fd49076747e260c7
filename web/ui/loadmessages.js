import { get } from '../host.js';
import { chooseLanguage, SOURCE } from '../model/languages.js';
import { Messages } from './messages.js';

/**
 * Load the words of the page in the first of these languages that has any, or in English. If their file is missing or
 * damaged, English takes its place.
 * @param {readonly string[]} wanted
 * @throws {Error} if they cannot be loaded
 */
export async function loadMessages(wanted) {
  const language = chooseLanguage(wanted);
  if (language === SOURCE) return fetchMessages(SOURCE);
  return fetchMessages(language).catch((error) => {
    console.error(error);
    return fetchMessages(SOURCE);
  });
}

/** @param {string} language */
async function fetchMessages(language) {
  const path = `web/messages/${language}.ftl`;
  const response = await get(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const messages = new Messages(await response.text(), language);
  if (!messages.has('complete')) throw new Error(`${path} is cut off`);
  return messages;
}
