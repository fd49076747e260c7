import { SITE } from './host.js';
import { make } from './ui/element.js';

/** Whether the host's own policy forbids the styles that `make build` puts into the page itself. */
export const areForbidden = () => document.querySelector('style')?.sheet === null;

/** Has the styles come from their file instead, which such a policy may allow. */
export function fetchStyles() {
  const link = make('link', { rel: 'stylesheet', href: new URL('web/styles/page.css', SITE).href });
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}
