/** @file Links to games. The service worker uses this module too, so it imports nothing. */

const MAX_ADDRESS = 1000; // characters before the fragment
const OFFER = /&(draw|settlement|declined)=([0-3]{1,4})((?:\.[a-zA-Z]+)*)/;
const LINK = new RegExp(
  `#([\\w-]{8,})(?:&move=(\\d{1,6}))?(?:&game=([\\w-]{8,24})&you=([0-3])(?:${OFFER.source})?)?`,
  'g',
);
/** An offer in links of earlier versions, which only two players could make. */
const BARE_DRAW = /&you=([01])&draw(?![=\w])/g;

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
  const named = text.replace(BARE_DRAW, (_, you) => `&you=${you}&draw=${1 - you}`);
  const links = [...named.matchAll(LINK)].flatMap(({ index, ...parts }) => {
    const address = addressBefore(named, index);
    return address ? [{ address, parts }] : [];
  });
  const site = location.href.replace(/[?#].*/, '').replace(/[^/]*$/, '');
  const found = links.find(({ address }) => address.startsWith(site)) ?? links[0];
  if (!found) return null;
  const { 1: link, 2: move, 3: game, 4: you, 5: kind, 6: players, 7: rings } = found.parts;
  const offer = kind ? { offer: offerOf(kind, players, rings) } : {};
  const sent = game ? { sent: { game, you: Number(you), ...offer } } : {};
  return { link, move: move === undefined ? null : Number(move), ...sent };
}

/**
 * @param {string} kind
 * @param {string} players their numbers
 * @param {string} rings each after a dot
 * @returns {import('../model/bylink.js').LinkedOffer}
 */
const offerOf = (kind, players, rings) => ({
  kind: /** @type {'draw' | 'settlement' | 'declined'} */ (kind),
  players: [...players].map(Number),
  rings: rings.split('.').slice(1),
});

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
