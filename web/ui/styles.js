/** @file Loads styles: of parts of the page, and of the page if the host's policy forbids them in the page itself. */

import { get, SITE } from '../host.js';
import { make } from './element.js';

/** Return whether the host's own policy forbids the styles that the build puts into the page. */
export const areForbidden = () => document.querySelector('style')?.sheet === null;

/** Load the styles from a file instead, which such a policy may allow. */
export function fetchStyles() {
  const link = make('link', { rel: 'stylesheet', href: new URL('web/styles/page.css', SITE).href });
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** @type {Map<string, Promise<void>>} */
const adopted = new Map();

/**
 * Add the styles of a part to the page, once. As a sheet made by a script they need no exception from any policy.
 * @param {string} path
 * @throws {Error} if they cannot be loaded
 */
export function adoptStyles(path) {
  const done = adopted.get(path) ?? adopt(path);
  adopted.set(path, done);
  done.catch(() => adopted.delete(path));
  return done;
}

/** @param {string} path */
async function adopt(path) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; // in the order in which sheets are asked for
  sheet.replaceSync(await textOf(path));
}

/** Return the text of a file of the site. @param {string} path @throws {Error} if it cannot be loaded */
export async function textOf(path) {
  const response = await get(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
