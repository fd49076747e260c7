/** @file The styles of boards. A page whose policy forbids inline styles allows these: no text of the page makes them. */

import { STYLES } from '../../runtime/js/board.mjs';
import { allowed } from '../base/browser.js';
import { make } from '../ui/element.js';
import { findFolder } from './host.js';

const FILES = ['ink.css', 'viewer.css'];

/** The unit of the styles (tools/site/board.py). Another board's script may have named it. */
const UNIT = { name: '--kropki-rem', syntax: '<length>', inherits: true, initialValue: '16px' };
allowed(() => CSS.registerProperty(UNIT));

/** What all boards of a document share. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/**
 * Give a shadow root its styles. A browser that has no such sheets fetches them as files.
 * @param {ShadowRoot} root
 * @param {() => void} onLoad called when styles come later
 */
export function dress(root, onLoad) {
  const { ownerDocument } = root;
  try {
    if (!('adoptedStyleSheets' in root)) throw new Error('no sheets');
    let sheet = sheets.get(ownerDocument);
    if (!sheet) {
      const { CSSStyleSheet: Sheet } = /** @type {typeof globalThis} */ (ownerDocument.defaultView);
      sheets.set(ownerDocument, (sheet = new Sheet()));
      sheet.replaceSync(STYLES);
    }
    root.adoptedStyleSheets = [sheet];
  } catch {
    void fetchStyles(root, onLoad);
  }
}

/** @param {ShadowRoot} root @param {() => void} onLoad */
async function fetchStyles(root, onLoad) {
  const folder = await findFolder().catch(() => null);
  if (root.querySelector('link, style')) return;
  if (!folder) return root.prepend(make('style', { textContent: STYLES })); // which a strict policy forbids
  for (const file of FILES) {
    const link = make('link', {
      rel: 'stylesheet',
      href: new URL(`web/styles/${file}`, folder.address).href,
    });
    link.addEventListener('load', onLoad);
    root.prepend(link);
  }
}
