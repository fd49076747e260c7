import { readInks } from '../../board/inks.js';
import { faultsOf } from '../../model/colours.js';
import { dotIcon, make } from '../../ui/element.js';
/** @import { Settings } from '../../store/settings.js' */
/** @import { Messages } from '../../ui/messages.js' */

/**
 * Show the reader's own inks in an element, one field for each player, and warn of inks that are hard to see or to
 * tell apart.
 * @param {HTMLElement} element
 * @param {Settings} settings
 * @param {Messages} messages
 */
export function showOwnInks(element, settings, messages) {
  const colours = settings.values.colours.split(' ');
  if (!element.childElementCount) element.append(...makeFields(settings, messages, colours));
  const fields = element.querySelectorAll('input');
  colours.forEach((colour, i) => {
    if (fields[i].value !== colour) fields[i].value = colour;
  });
  const { faint, close } = faultsOf(colours, readInks().field);
  const name = (/** @type {number} */ player) => messages.text('player', { player });
  const warnings = [
    ...faint.map((player) => messages.text('inks-faint', { name: name(player) })),
    ...close.map(({ eye, first, second }) =>
      messages.text('inks-close', { eye, first: name(first), second: name(second) }),
    ),
  ];
  const list = /** @type {HTMLElement} */ (element.querySelector('ul'));
  const words = warnings.join('\n');
  if (words === list.dataset.words) return; // so that a screen reader says them once
  list.dataset.words = words;
  list.replaceChildren(...warnings.map((warning) => make('li', {}, warning)));
}

/** @param {Settings} settings @param {Messages} messages @param {string[]} colours */
function makeFields(settings, messages, colours) {
  const fields = colours.map((value, player) => {
    const field = make('input', { type: 'color', value });
    field.oninput = () => {
      const own = settings.values.colours.split(' ');
      own[player] = field.value;
      settings.update({ colours: own.join(' ') });
    };
    const name = make('span', { className: `player-${player}` }, dotIcon(player));
    return make('label', {}, name, messages.text('player', { player }), field);
  });
  return [make('div', { className: 'row' }, ...fields), make('ul', { className: 'help', role: 'status' })];
}
