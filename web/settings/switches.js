import { FORECAST } from '../advice/explainer.js';
import { isRecordShown } from '../store/state.js';
import { byId, make } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { Messages } from '../ui/messages.js' */

const KINDS = ['pools', 'houses', 'chains', 'grounded', 'threats', FORECAST];

/** Open the dialog that chooses what the board shows besides the dots. @param {FullPage} page */
export function openSwitches({ messages, store }) {
  const { explained, offersShown, branchesShown, limits, position } = store.state;
  const kinds = KINDS.filter((kind) => kind !== FORECAST || limits.hints);
  const rows = kinds.map((kind) =>
    row(messages, kind, explained.includes(kind), (on) => {
      const others = store.state.explained.filter((other) => other !== kind);
      store.update({ explained: on ? [...others, kind] : others });
    }),
  );
  if (position?.options.captures === 'declared') {
    rows.unshift(row(messages, 'offers', offersShown, (on) => store.update({ offersShown: on })));
  }
  if (isRecordShown(store.state)) {
    rows.unshift(row(messages, 'branches', branchesShown, (on) => store.update({ branchesShown: on })));
  }
  byId('explain-switches', HTMLElement).replaceChildren(...rows);
  byId('explain-dialog', HTMLDialogElement).showModal();
}

/**
 * @param {Messages} messages
 * @param {string} kind
 * @param {boolean} checked
 * @param {(on: boolean) => void} set
 */
function row(messages, kind, checked, set) {
  const box = make('input', { type: 'checkbox', name: kind, checked });
  box.setAttribute('role', 'switch');
  box.onchange = () => set(box.checked);
  return make(
    'label',
    { className: 'switch' },
    box,
    make(
      'span',
      {},
      make('strong', {}, messages.text(`explain-${kind}`)),
      make('span', { className: 'help' }, messages.text(`explain-${kind}-help`)),
    ),
  );
}
