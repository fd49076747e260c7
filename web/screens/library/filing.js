import { titleText } from '../../files/gametitle.js';
import { MAX_WORD } from '../../store/gamestate.js';
import { make } from '../../ui/element.js';
import { tagsIn } from './search.js';
/** @import { ListedGame } from '../../store/listedgame.js' */
/** @import { Messages } from '../../ui/messages.js' */

const MAX_TEXT = 400; // characters of all tags

/** @typedef {{folder: string, tags: string[]}} Filing */

/**
 * Return a form for the folder and the tags of a game.
 * @param {Messages} messages
 * @param {ListedGame} game
 * @param {string[]} folders to choose from
 * @param {(filing: Filing | null) => void} onDone takes what is chosen; null: the player has cancelled
 */
export function filingForm(messages, { names, folder = '', tags = [] }, folders, onDone) {
  const places = make('datalist', { id: 'library-folders' });
  places.append(...folders.map((name) => make('option', { value: name })));
  const field = (/** @type {string} */ id, /** @type {string} */ value, /** @type {number} */ maxLength) => {
    const input = make('input', { name: id, value, maxLength, autocomplete: 'off' });
    return { input, label: make('label', {}, make('span', {}, messages.text(id)), input) };
  };
  const place = field('library-in-folder', folder, MAX_WORD);
  const words = field('library-tags', tags.join(', '), MAX_TEXT);
  place.input.setAttribute('list', places.id);
  const done = make('button', { className: 'main' }, messages.text('library-done'));
  const form = make('form', { className: 'row' }, place.label, words.label, done, places);
  form.setAttribute('aria-label', titleText(messages, names));
  form.onsubmit = (event) => {
    event.preventDefault();
    const chosen = tagsIn(words.input.value).map((tag) => tag.slice(0, MAX_WORD));
    onDone({ folder: place.input.value.trim(), tags: chosen });
  };
  form.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onDone(null);
  };
  return form;
}
