import { get, IS_FILE } from '../host.js';
import { byId, make } from '../ui/element.js';
import { drawFigure } from './figure.js';
/** @import { Messages } from '../ui/messages.js' */

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
