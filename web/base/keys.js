/** @file What keys stand for in shortcuts, whatever the keyboard's alphabet and Caps Lock. */

/** The characters of a US keyboard by the place of their key (`event.code`), without and with Shift. */
const PLACES = Object.fromEntries(
  [
    ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [`Key${letter.toUpperCase()}`, letter, letter]),
    ...Array.from('0123456789', (digit) => [`Digit${digit}`, digit, ')!@#$%^&*('[Number(digit)]]),
    ['Comma', ',', '<'],
    ['Period', '.', '>'],
    ['Slash', '/', '?'],
    ['BracketLeft', '[', '{'],
    ['BracketRight', ']', '}'],
    ['Minus', '-', '_'],
    ['Equal', '=', '+'],
  ].map(([code, plain, shifted]) => [code, [plain, shifted]]),
);
const NAMELESS = ['Process', 'Unidentified']; // what browsers report while a method of input is on
const ROWS = {
  us: 'qwertyuiopasdfghjklzxcvbnm',
  ru: 'йцукенгшщзфывапролдячсмить',
  uk: 'йцукенгшщзфівапролдячсмить',
};

/**
 * Return the name of a key, or the character that it stands for in shortcuts: letters in lower case. Where the
 * keyboard writes another alphabet, the place of the key decides, as its US letter is printed there too; and where
 * the row of figures writes letters, as on a Czech keyboard, a key of that row is its figure.
 * @param {Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>} event
 */
export function keyOf({ key, code, shiftKey }) {
  const isNamed = [...key].length > 1;
  const isUsable = isNamed ? !NAMELESS.includes(key) : /^[ -~]$/.test(key);
  if (isUsable) return isNamed ? key : key.toLowerCase();
  if (!isNamed && /\p{Script=Latin}/u.test(key) && !code.startsWith('Digit')) return key.toLowerCase();
  return PLACES[code]?.[shiftKey ? 1 : 0] ?? key;
}

/**
 * Return the names of keys with what is printed beside each letter on keyboards of a language: `U (Г)`.
 * @param {string} names such as `U, Ctrl+Z`
 * @param {string} language
 */
export function namesOfKeys(names, language) {
  const row = ROWS[/** @type {keyof typeof ROWS} */ (language)];
  if (!row) return names;
  return names.replace(/\b[A-Z]\b/g, (letter) => {
    return `${letter} (${row[ROWS.us.indexOf(letter.toLowerCase())].toUpperCase()})`;
  });
}
