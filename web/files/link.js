/** @file Links to games: not only what the page opens, but the service worker too, so it imports nothing. */

/**
 * The game and the move that a link leads to, which may stand among words; where there are several, one of this page's
 * own. Null for a text without any, and for a record, which may tell of links.
 * @param {string} text @returns {{link: string, move: number | null} | null}
 */
export function linkIn(text) {
  if (/\(\s*;/.test(text)) return null;
  const links = [...text.matchAll(/(?<![a-z])[a-z]+:\/\/[^\s#]{0,1000}#([\w-]{8,})(?:&move=(\d{1,6}))?/gi)];
  const site = location.href.replace(/[?#].*/, '').replace(/[^/]*$/, '');
  const found = links.find(([address]) => address.startsWith(site)) ?? links[0];
  return found ? { link: found[1], move: found[2] === undefined ? null : Number(found[2]) } : null;
}
