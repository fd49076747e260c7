/** @file Links to games. The service worker uses this module too, so it imports nothing. */

/** @typedef {{link: string, move: number | null}} Link the text of a link, and the move to show */

/**
 * Return the game and the move of a link in a text. If there are several, one to this site comes first.
 * Return null for a text without a link, and for a record, whose comments may contain links.
 * @param {string} text
 * @returns {Link | null}
 */
export function linkIn(text) {
  if (/\(\s*;/.test(text)) return null;
  const links = [...text.matchAll(/(?<![a-z])[a-z]+:\/\/[^\s#]{0,1000}#([\w-]{8,})(?:&move=(\d{1,6}))?/gi)];
  const site = location.href.replace(/[?#].*/, '').replace(/[^/]*$/, '');
  const found = links.find(([address]) => address.startsWith(site)) ?? links[0];
  return found ? { link: found[1], move: found[2] === undefined ? null : Number(found[2]) } : null;
}
