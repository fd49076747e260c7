/** @file Loads the styles of the page if the host's policy forbids them in the page itself. */

import { SITE } from '../host.js';
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
