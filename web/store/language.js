/** @file Which language the page is in: that of its address (`?lang=pl`), else the setting, else the browser's. */

import { showAddress } from '../base/browser.js';
import { firstKnown } from '../model/languages.js';
/** @import { Settings } from './settings.js' */

const PARAMETER = 'lang';

/** Return the languages that the reader wants, the most wanted first. @param {Settings} settings */
export const wantedLanguages = ({ values: { language } }) => [
  ...addressed(),
  language,
  ...navigator.languages,
];

/** Return the value of the setting, or the language of the address, which overrules it. @param {Settings} settings */
export const chosenLanguage = ({ values: { language } }) => firstKnown(addressed()) ?? language;

/**
 * Change the setting. A language in the address would overrule it, so it goes.
 * @param {Settings} settings
 * @param {string} language or `auto`
 */
export function setLanguage(settings, language) {
  const address = new URL(location.href);
  settings.update({ language });
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  showAddress(address, history.state);
  location.reload();
}

const addressed = () => new URLSearchParams(location.search).getAll(PARAMETER);
