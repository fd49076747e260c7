import { FORECAST, isRecordShown } from '../../store/state.js';
import { byId, make } from '../../ui/element.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { Messages } from '../../ui/messages.js' */

const KINDS = ['pools', 'houses', 'chains', 'grounded', 'threats', FORECAST];

/** Open the dialog that chooses what the board shows besides the dots. @param {FullPage} page */
export function openSwitches({ messages, store }) {
  const { explained, offersShown, branchesShown, limits, position } = store.state;
  const kinds = KINDS.filter((kind) => kind !== FORECAST || limits.hints);
  /**
   * @param {string} kind
   * @param {boolean} checked
   * @param {(on: boolean) => void} set
   */
  const row = (kind, checked, set) => {
    const onchange = (/** @type {Event} */ { target }) =>
      set(/** @type {HTMLInputElement} */ (target).checked);
    return switchRow(messages, `explain-${kind}`, { name: kind, checked, onchange });
  };
  const rows = kinds.map((kind) =>
    row(kind, explained.includes(kind), (on) => {
      const others = store.state.explained.filter((other) => other !== kind);
      store.update({ explained: on ? [...others, kind] : others });
    }),
  );
  if (position?.options.captures === 'declared') {
    rows.unshift(row('offers', offersShown, (on) => store.update({ offersShown: on })));
  }
  if (isRecordShown(store.state)) {
    rows.unshift(row('branches', branchesShown, (on) => store.update({ branchesShown: on })));
  }
  byId('explain-switches', HTMLElement).replaceChildren(...rows);
  byId('explain-dialog', HTMLDialogElement).showModal();
}

/**
 * Create a switch with a name and an explanation.
 * @param {Messages} messages
 * @param {string} id of the name; the explanation has `-help` after it
 * @param {Record<string, unknown>} properties
 */
export function switchRow(messages, id, properties) {
  const box = make('input', { type: 'checkbox', ...properties });
  box.setAttribute('role', 'switch');
  const help = make('span', { className: 'help' }, messages.text(`${id}-help`));
  const words = make('span', {}, make('strong', {}, messages.text(id)), help);
  return make('label', { className: 'switch' }, box, words);
}
