/** @file Links to games. The service worker uses this module too, so it imports nothing. */

const MAX_ADDRESS = 1000; // characters before the fragment
const OFFER = /&(draw|settlement|declined)=([0-3]{1,4})((?:\.[a-zA-Z]+)*)/;
const LINK = new RegExp(
  `#([\\w-]{8,})(?:&move=(\\d{1,6}))?(?:&game=([\\w-]{8,24})&you=([0-3])(?:${OFFER.source})?)?`,
  'g',
);
/** A record: a tree with a property. */
const RECORD = /\(\s*;[\s;]*[a-z]*[A-Z][A-Za-z]*\s*\[/;
const PROOFPOINT_2 = /(?<=urldefense\S{0,40}\/v2\/url\?u=)([^\s&]+)/g;
const PROOFPOINT_3 = /(?<=urldefense\S{0,40}\/v3\/)__(\S{1,2000}?)__;([\w+/-]*={0,2})!/g;
/** The end of a line, as any program writes it, and the signs of a quotation after it; `game=` keeps its sign. */
const BREAK =
  /(?<!&(?:move|game|you|draw|settlement|declined))=?(?:\r\n|[\r\n\v\f\u0085\u2028\u2029])[>\s]*/g;
/** Printable characters other than the space, in percent encoding, also of an encoded link. */
const PERCENT = /%(?:25){0,3}(?!25|7F)(2[1-9A-F]|[3-7][0-9A-F])/gi;
/** The same as HTML's numbers and in the escapes of JSON and scripts. */
const NUMBERED = /&#(?:(\d{2,3})|x([0-9a-f]{2}));|\\(?:u00|x)([2-7][0-9a-f])/gi;
/** HTML's names of signs in links. */
const NAMED = /&(num|equals|sol|colon|period|lowbar|hyphen|dash|nbsp|newline);/gi;
const NAMES = {
  num: '#',
  equals: '=',
  sol: '/',
  colon: ':',
  period: '.',
  lowbar: '_',
  hyphen: '-',
  dash: '-',
};
/** What may stand within a link in HTML: a place for a line break, and tags that only change how it looks. */
const TAGS =
  /<\/?(?:wbr|span|font|mark|strong|em|b|i|u)(?:\s[^<>]{0,200})?\/?>|&(?:shy|zwj|zwnj|zerowidthspace|lrm|rlm);/gi;
/** `http` at the beginning of a text in Base64. */
const BASE64 = /aHR0c[\w+/-]{16,4000}/g;
/** Signs of Markdown around a link: they belong to links too. */
const EMPHASIS = /[_-]+(?=[*_~\s]*(?:\s|$))/g;
const SCREEN = /#[a-z]{3,12}=[\w/-]+/g;
/** An offer in links of earlier versions, which only two players could make. */
const BARE_DRAW = /&you=([01])&draw(?![=\w])/g;

/**
 * @typedef {object} Link
 * @property {string} link the text of a link
 * @property {number | null} move the move to show
 * @property {import('../model/bylink.js').Sent} [sent] in a game by link
 */

/** Return the first of `linksIn`, or null. @param {string} text @returns {Link | null} */
export const linkIn = (text) => linksIn(text).next().value ?? null;

/**
 * Yield what may be the link in a text, the likeliest first: links are changed on their way by messengers, mail
 * filters and redirects, and each reading undoes other changes. There is none in a record, whose comments may contain
 * links.
 * @param {string} text
 * @returns {Generator<Link, undefined>}
 */
export function* linksIn(text) {
  if (RECORD.test(text)) return;
  const mended = mend(text);
  const readings = new Set([
    mended,
    unwrap(mended),
    linesOf(mended).join(''),
    mended.replaceAll(/[–—]/g, '--'),
    mended.replaceAll(EMPHASIS, ''),
    mend(mended.replaceAll(BASE64, decoded)),
    text,
  ]);
  const links = [...readings].map(firstIn).filter((link) => link !== null);
  const found = new Map(links.map((link) => [JSON.stringify(link), link]));
  // A reading that has lost the game by link may be whole otherwise.
  yield* [...found.values()].sort((a, b) => Number(!a.sent) - Number(!b.sent));
}

/**
 * Return the fragment of a link to a screen, such as a class, in a text, or null.
 * @param {string} text
 * @param {(fragment: string) => boolean} isLink
 */
export function screenLinkIn(text, isLink) {
  if (RECORD.test(text)) return null;
  const mended = mend(text);
  for (const reading of [unwrap(mended), mend(mended.replaceAll(BASE64, decoded))]) {
    const found = reading.match(SCREEN)?.find(isLink);
    if (found) return found;
  }
  return null;
}

/** Return what a text in Base64 stands for, or the text itself if it is not Base64. @param {string} text */
function decoded(text) {
  const letters = text.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return atob(letters.slice(0, letters.length - (letters.length % 4 === 1 ? 1 : 0)));
  } catch {
    return text;
  }
}

/**
 * Undo what is done to links without a trace in their letters: percent encoding (also of an encoded link), HTML's
 * and Markdown's escapes, those of JSON and scripts, tags, characters that cannot be seen, full-width characters and other hyphens, Proofpoint's
 * rewriting, quoted-printable signs, a line that ends before `&game=`.
 * @param {string} text
 */
function mend(text) {
  const isQuotedPrintable = /&(?:move|you)=3D\d/.test(text);
  return text
    .replaceAll(isQuotedPrintable ? '=3D' : '=', '=')
    .replaceAll(PROOFPOINT_2, (_, address) =>
      address.replaceAll('_', '/').replaceAll(/-(?=[0-9A-F]{2})/g, '%'),
    )
    .replaceAll(PROOFPOINT_3, (_, address, signs) => restoreSigns(address, signs))
    .replaceAll(PERCENT, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(TAGS, '')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/&(?:(?:amp|#38|#x26);)+/gi, '&')
    .replaceAll(NUMBERED, (_, decimal, ...hex) =>
      String.fromCharCode(decimal ? Number(decimal) : parseInt(hex[0] ?? hex[1], 16)),
    )
    .replaceAll(NAMED, (_, name) => NAMES[/** @type {keyof typeof NAMES} */ (name.toLowerCase())] ?? ' ')
    .replaceAll(/[\u2010-\u2012\u2212]/g, '-')
    .replaceAll(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(/\\(?=[-_#&=.*~/:])/g, '')
    .replaceAll(
      /=?(?:\r\n|[\r\n\v\f\u0085\u2028\u2029])[>\s]{0,40}(?=&(?:move|game|you|draw|settlement|declined)=)/g,
      '',
    );
}

/** Return the lines of a text, without the signs of a quotation before them. @param {string} text */
const linesOf = (text) =>
  text
    .replace(/^[>\s]+/, '')
    .replaceAll(BREAK, '\n')
    .split('\n');

/** Join each line that is as long as the longest with the next one: a link in it goes on there. @param {string} text */
function unwrap(text) {
  const lines = linesOf(text);
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  return lines.map((line) => line + (line.length < width ? '\n' : '')).join('');
}

/**
 * Put back the signs that Proofpoint has replaced by `*`, or several by `**` and a letter for their number.
 * @param {string} address
 * @param {string} signs in Base64
 */
function restoreSigns(address, signs) {
  const left = [...atob(signs.replaceAll('-', '+').replaceAll('_', '/'))];
  return address.replaceAll(/\*(?:\*([A-Z]))?/g, (_, run) =>
    left.splice(0, run ? run.charCodeAt(0) - 63 : 1).join(''),
  );
}

/**
 * Return the link in a text, one to this site if there are several, or null.
 * @param {string} text
 * @returns {Link | null}
 */
function firstIn(text) {
  const named = text.replace(BARE_DRAW, (_, you) => `&you=${you}&draw=${1 - you}`);
  const links = [...named.matchAll(LINK)].flatMap(({ index, ...parts }) => {
    const address = addressBefore(named, index);
    return address ? [{ address, parts }] : [];
  });
  const site = location.href.replace(/[?#].*/, '').replace(/[^/]*$/, '');
  const found = links.find(({ address }) => address.includes(site)) ?? links[0];
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
 * Return the address that ends in a text before a fragment, with or without its scheme, or ''. Each character is looked at once, as a stranger's
 * text may have millions of them.
 * @param {string} text
 * @param {number} end
 */
function addressBefore(text, end) {
  let start = end;
  while (start > 0 && end - start < MAX_ADDRESS && !/[\s#]/.test(text[start - 1])) start--;
  const word = text.slice(start, end);
  const begin = /(?<![a-z])[a-z]{1,20}:\/\/|(?<![\w.-])[a-z\d][a-z\d.-]*\.[a-z]{2,}(?::\d+)?\//i.exec(word);
  return begin ? word.slice(begin.index) : '';
}
