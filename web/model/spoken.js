/**
 * @file Points as people say them, in the six languages of the page: “d five”, “D 5”, «д пять». The system's dictation
 * writes them into a field like this.
 */

import { LETTERS } from './points.js';
/** @import { Point } from './points.js' */

/**
 * How each letter is called and heard. A Cyrillic letter that looks like a Latin one stands for it, since the board
 * shows Latin letters; other Cyrillic letters count by their sound.
 */
const NAMES = /** @type {Record<string, string>} */ ({
  a: 'а ay',
  b: 'be bee б бе бэ',
  c: 'ce see sea cee с ц це цэ си',
  d: 'de dee д де дэ',
  e: 'ee е є э',
  f: 'ef eff ф еф эф',
  g: 'ge gee gie г ґ ге гэ ж же жэ',
  h: 'ha aitch haitch ха аш',
  i: 'eye и і й',
  j: 'jay je jot jott йот йота жи',
  k: 'ka kay к ка',
  l: 'el ell л ел эл ель эль',
  m: 'em м ем эм',
  n: 'en н ен эн',
  o: 'oh о',
  p: 'pe pee pea р п пе пэ',
  q: 'cue queue ku kve ку кью',
  r: 'ar are er ер эр',
  s: 'es ess ес эс',
  t: 'te tee tea т те тэ',
  u: 'you ю',
  v: 'vee ve vau fau в ве вэ',
  w: 'we wu weh double·you double·u double·ve dvojite·ve podwojne·wu дубль·ве дубль·вэ дабл·ю',
  x: 'ex ix iks х икс ікс',
  y: 'why ypsilon igrek у игрек ігрек',
  z: 'zed zee zet zett з зет зэт зед',
});

/** The words for 1 to 19, and for 20, 30, 40 and 50, of each language; any of several words for one number counts. */
const NUMBERS = [
  `one/won two/to/too three four/for five six seven eight/ate nine ten eleven twelve thirteen fourteen fifteen sixteen
   seventeen eighteen nineteen twenty thirty forty/fourty fifty`,
  `jeden/jedna/jedno dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście
   czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści
   pięćdziesiąt`,
  `один/одна/раз два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать
   четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят`,
  `один/одна/раз два/дві три чотири п’ять/пять шість сім вісім дев’ять/девять десять одинадцять дванадцять
   тринадцять чотирнадцять п’ятнадцять/пятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять/девятнадцять
   двадцять тридцять сорок п’ятдесят/пятдесят`,
  `jedna/jeden/jedno dva/dvě tři čtyři pět šest sedm/sedum osm/osum devět deset jedenáct dvanáct třináct čtrnáct patnáct
   šestnáct sedmnáct osmnáct devatenáct dvacet třicet čtyřicet padesát`,
  `eins/ein zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
   achtzehn neunzehn zwanzig dreißig vierzig fünfzig`,
];
const VALUES = [...Array.from({ length: 19 }, (_, i) => i + 1), 20, 30, 40, 50];
/** What is said before a capital letter, which names a column beyond the 26th. */
const CAPITAL =
  /^(?:capital|big|upper ?case|gross(?:es|er)?|duz[ea]|wielk(?:ie|a)|больш(?:ая|ое|ои)|заглавная|велика|velke) /;

/** Return words without capitals, accents and signs. @param {string} text */
const plain = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|['’ʼ]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}·/]+/gu, ' ')
    .trim();

const letters = new Map(
  Object.entries(NAMES).flatMap(([letter, names]) =>
    [letter, ...plain(names).split(' ')].map((name) => [name.replaceAll('·', ' '), letter]),
  ),
);
const numbers = new Map(
  NUMBERS.flatMap((words) =>
    plain(words)
      .split(' ')
      .flatMap((word, i) => word.split('/').map((each) => /** @type {const} */ ([each, VALUES[i]]))),
  ),
);

/** Return the number that a word means, such as `5`, `five` or `fünfundzwanzig`, or NaN. @param {string} word */
function numberOf(word) {
  if (/^\d+$/.test(word)) return Number(word);
  const value = numbers.get(word);
  if (value !== undefined) return value;
  for (const { 0: and, index } of word.matchAll(/und|a/g)) {
    // the ones before the tens
    const [ones, tens] = [word.slice(0, index), word.slice(index + and.length)].map((part) =>
      numbers.get(part),
    );
    if (ones && tens && ones < 10 && tens >= 20) return ones + tens;
  }
  return NaN;
}

/** Return the number that words mean together, such as `twenty five`, or NaN. @param {string[]} words */
function sumOf(words) {
  const [first, second, ...more] = words.map(numberOf);
  if (second === undefined) return first ?? NaN;
  return !more.length && first >= 20 && first % 10 === 0 && second < 10 ? first + second : NaN;
}

/**
 * Return the point that somebody has said, or null if the board has no such point.
 * @param {string} text
 * @param {{width: number, height: number}} board
 * @returns {Point | null}
 */
export function spokenPoint(text, { width, height }) {
  const said = plain(text);
  const capital = CAPITAL.exec(`${said} `)?.[0] ?? '';
  const words = said
    .slice(capital.length)
    .replaceAll(/(\p{L})(\d)/gu, '$1 $2')
    .split(' ');
  for (let at = 1; at < words.length; at++) {
    const letter = letters.get(words.slice(0, at).join(' '));
    const y = sumOf(words.slice(at)) - 1;
    if (!letter || !(y >= 0 && y < height)) continue;
    const x = LETTERS.indexOf(capital ? letter.toUpperCase() : letter);
    if (x < width) return { x, y };
  }
  return null;
}
