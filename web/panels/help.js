import { get, IS_FILE } from '../host.js';
import { byId, make, makeSvg } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */

const STEP = 20;
const RING = [
  [3, 1],
  [4, 2],
  [4, 3],
  [3, 4],
  [2, 3],
  [2, 2],
];
const LAST = 3; // the index of the dot that closes the ring
const CAUGHT = [
  [3, 2],
  [3, 3],
];
const OTHERS = [
  [1, 4],
  [5, 3],
];
const KEYS = [
  'arrows',
  'enter',
  'undo',
  'goto',
  'score',
  'hint',
  'declare',
  'pass',
  'walk',
  'captures',
  'record',
  'zoom',
  'files',
];

/**
 * Open the dialog that explains how to play, with a picture before and after a capture.
 * @param {Messages} messages
 */
export function openHelp(messages) {
  const dialog = byId('help-dialog', HTMLDialogElement);
  if (!byId('help-key-list', HTMLElement).hasChildNodes()) {
    drawFigure('help-before', false);
    drawFigure('help-after', true);
    byId('help-key-list', HTMLElement).append(
      ...KEYS.flatMap((key) => [
        make('dt', {}, messages.text(`key-${key}`)),
        make('dd', {}, messages.text(`key-${key}-does`)),
      ]),
    );
  }
  byId('help-licences', HTMLDetailsElement).ontoggle = () => void showLicences(messages);
  byId('help-file', HTMLElement).hidden = !IS_FILE;
  dialog.showModal();
}

/** @param {Messages} messages */
async function showLicences(messages) {
  if (!byId('help-licences', HTMLDetailsElement).open) return;
  const text = await get('runtime/licenses/all.txt')
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  byId('help-licence-list', HTMLElement).textContent = text ?? messages.text('help-licences-away');
}

/** @param {string} id @param {boolean} closed */
function drawFigure(id, closed) {
  const figure = byId(id, SVGElement);
  for (let i = 0; i < 5; i++) {
    const at = 10 + i * STEP;
    figure.append(makeSvg('path', { class: 'line', d: `M${at} 0v80M0 ${at}h100` }));
  }
  if (closed) {
    figure.append(
      makeSvg('path', { class: 'ring player-0', d: `M${RING.map((point) => point.map(place)).join('L')}Z` }),
    );
  }
  for (const point of CAUGHT) figure.append(dot(1, point, closed ? 'taken' : ''));
  for (const point of OTHERS) figure.append(dot(1, point));
  RING.forEach((point, i) => {
    if (closed || i !== LAST) figure.append(dot(0, point));
  });
  const [x, y] = RING[LAST].map(place);
  figure.append(
    makeSvg('circle', {
      class: 'fresh',
      cx: x,
      cy: y,
      r: 9,
      ...(closed ? {} : { 'stroke-dasharray': '3 2.65' }),
    }),
  );
}

/** @param {number} column */
function place(column) {
  return column * STEP - 10;
}

/** @param {number} player @param {number[]} point @param {string} [className] */
function dot(player, [x, y], className = '') {
  return makeSvg('use', {
    href: `#dot-${player}`,
    class: `player-${player} ${className}`,
    x: place(x) - 8,
    y: place(y) - 8,
    width: 16,
    height: 16,
  });
}
