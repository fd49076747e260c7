/**
 * @file Reads the members of a large JSON object one after the other, so that a file of any size takes little memory,
 * and what is damaged takes nothing else with it.
 */

const SLICE = 4_000_000; // bytes
const SIGNS = /["[\]{},:]/g;
const QUOTES = /["\\]/g;

/**
 * Yield each member of the object in a file: its name and the text of its value, and how many bytes have been read. Of
 * one member, which is a list, the items are yielded one by one. A file that is cut off yields what is whole.
 * @param {Blob} file
 * @param {string} listed the name of that member
 * @returns {AsyncGenerator<{name: string, text: string, done: number}>}
 */
export async function* membersOf(file, listed) {
  const decoder = new TextDecoder();
  let text = '';
  let place = 0; // up to which the text has been looked at
  let begin = 0; // of the name or value that is being read
  let name = '';
  let depth = 0;
  let isName = true;
  let isListed = false; // whether the items of the list are being read
  let isQuoted = false;
  for (let done = 0; done < file.size;) {
    const slice = file.slice(done, done + SLICE);
    done += slice.size;
    text += decoder.decode(await slice.arrayBuffer(), { stream: done < file.size });
    while (place < text.length) {
      const signs = isQuoted ? QUOTES : SIGNS;
      signs.lastIndex = place;
      const index = signs.exec(text)?.index ?? text.length;
      const sign = text[index] ?? '';
      const isCut = !sign || (sign === '\\' && index + 1 === text.length);
      if (isCut) place = index; // the next slice goes on
      if (isCut) break;
      place = index + (sign === '\\' ? 2 : 1);
      if (sign === '"') isQuoted = !isQuoted;
      if (isQuoted || sign === '"') continue;
      const value = () => text.slice(begin, index).trim();
      const level = isListed ? 2 : 1;
      if (sign === '{' || sign === '[') {
        depth++;
        if (depth === 1) begin = place;
        else if (depth === 2 && sign === '[' && !isName && !value() && name === listed) {
          isListed = true;
          begin = place;
        }
        continue;
      }
      const isEnd = sign !== ':' && sign !== ',';
      if (depth === level && sign === ':' && isName) {
        name = parsed(value());
        isName = false;
        begin = place;
      } else if (depth === level && sign !== ':') {
        const found = value();
        if (found && (isListed || !isName)) yield { name, text: found, done };
        begin = place;
        if (!isListed) isName = true;
        else if (isEnd) isListed = false;
      }
      if (isEnd) depth--;
    }
    text = text.slice(begin);
    place -= begin;
    begin = 0;
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
}
