/** @file Links to games. The service worker uses this module too, so it imports nothing. */

const MAX_ADDRESS = 1000; // characters before the fragment
const LINK = /#([\w-]{8,})(?:&move=(\d{1,6}))?(?:&game=([\w-]{8,24})&you=([0-3])(&draw)?)?/g;

/**
 * @typedef {object} Link
 * @property {string} link the text of a link
 * @property {number | null} move the move to show
 * @property {import('../model/bylink.js').Sent} [sent] in a game by link
 */

/**
 * Return the game and the move of a link in a text. If there are several, one to this site comes first.
 * Return null for a text without a link, and for a record, whose comments may contain links.
 * @param {string} text
 * @returns {Link | null}
 */
export function linkIn(text) {
  if (/\(\s*;/.test(text)) return null;
  const links = [...text.matchAll(LINK)].flatMap(({ 1: link, 2: move, 3: game, 4: you, 5: draw, index }) => {
    const address = addressBefore(text, index);
    return address ? [{ address, link, move, game, you, draw }] : [];
  });
  const site = location.href.replace(/[?#].*/, '').replace(/[^/]*$/, '');
  const found = links.find(({ address }) => address.startsWith(site)) ?? links[0];
  if (!found) return null;
  const { link, move, game, you, draw } = found;
  const sent = game ? { sent: { game, you: Number(you), ...(draw && { draw: true }) } } : {};
  return { link, move: move === undefined ? null : Number(move), ...sent };
}

/**
 * Return the address that ends in a text before a fragment, or ''. Each character is looked at once, as a stranger's
 * text may have millions of them.
 * @param {string} text
 * @param {number} end
 */
function addressBefore(text, end) {
  let start = end;
  while (start > 0 && end - start < MAX_ADDRESS && !/[\s#]/.test(text[start - 1])) start--;
  const word = text.slice(start, end);
  const scheme = /(?<![a-z])[a-z]+:\/\//i.exec(word);
  return scheme ? word.slice(scheme.index) : '';
}
