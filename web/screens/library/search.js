/** @file Finds games of the library by words. */

/** @import { ListedGame } from '../../store/listedgame.js' */

/** @typedef {{words: string, folder: string | null}} Search folder: only games in it; null: in any */

/** Return a text in small letters without accents. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Return the games that have each of the words somewhere: in a name, the folder, a tag, the size or the year. A word
 * that begins with `#` is a whole tag.
 * @param {readonly ListedGame[]} games
 * @param {Search} search
 */
export function findGames(games, { words, folder }) {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    if (folder !== null && (game.folder ?? '') !== folder) return false;
    if (!wanted.length) return true;
    const tags = (game.tags ?? []).map(plain);
    const { names, width, height, changed } = game;
    const all = [...names, game.folder ?? '', ...tags, `${width}x${height} ${width}×${height}`];
    const text = plain(`${all.join('\n')}\n${new Date(changed).getFullYear()}`);
    return wanted.every((word) => (word[0] === '#' ? tags.includes(word.slice(1)) : text.includes(word)));
  });
}

/** Return the names of all folders in order. @param {readonly ListedGame[]} games */
export const foldersOf = (games) =>
  [...new Set(games.flatMap(({ folder }) => folder || []))].sort((a, b) => a.localeCompare(b));

/** Return the tags in a text, which commas or `#` separate. @param {string} text */
export const tagsIn = (text) => [
  ...new Set(
    text
      .split(/[,#]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
