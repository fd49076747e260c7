import { namesOfKeys } from '../../base/keys.js';
import { get, IS_FILE } from '../../host.js';
import { KEYS } from '../../model/keys.js';
import { byId, make } from '../../ui/element.js';
import { CAPTURE, drawScene } from '../../ui/figure.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { Messages } from '../../ui/messages.js' */

/** The dialog that explains how to play: the way to the lessons, the rules and the keys. */
export class Help {
  #dialog = byId('help-dialog', HTMLDialogElement);
  #keys = byId('help-keys', HTMLDetailsElement);

  /** @param {WholePage} page */
  constructor({ messages, doors }) {
    this.messages = messages;
    const field = byId('help-find', HTMLInputElement);
    const search = {
      field,
      list: byId('help-found', HTMLElement),
      others: [byId('help-key-list', HTMLElement)],
      leave: () => this.#dialog.close(),
    };
    field.oninput = () => void doors.open('find', search);
    byId('help-licences', HTMLDetailsElement).ontoggle = () => void showLicences(messages);
    drawScene(byId('help-figure', SVGElement), CAPTURE);
    byId('help-file', HTMLElement).hidden = !IS_FILE;
    byId('help-offline', HTMLElement).hidden = IS_FILE;
  }

  /** @param {string} [part] `keys`: the list of keys */
  open(part) {
    const list = byId('help-key-list', HTMLElement);
    if (!list.hasChildNodes()) {
      list.append(
        ...Object.keys(KEYS).flatMap((key) => [
          make('dt', {}, namesOfKeys(this.messages.text(`key-${key}`), this.messages.language)),
          make('dd', {}, this.messages.text(`key-${key}-does`)),
        ]),
      );
    }
    this.#dialog.showModal();
    if (part !== 'keys') return;
    this.#keys.open = true;
    const summary = this.#keys.querySelector('summary');
    summary?.focus();
    summary?.scrollIntoView();
  }
}

/** @param {Messages} messages */
async function showLicences(messages) {
  if (!byId('help-licences', HTMLDetailsElement).open) return;
  const text = await get('runtime/licenses/all.txt')
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null);
  byId('help-licence-list', HTMLElement).textContent = text ?? messages.text('help-licences-away');
}

/** @param {WholePage} page */
export const create = (page) => new Help(page);
