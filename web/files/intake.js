import { sharedFile } from '../engine/offline.js';
import { linkIn } from './link.js';
import { byId } from '../ui/element.js';
/** @import { Opener, Source } from './opener.js' */
/** @import { Shelved } from './shelf.js' */

const DRAG_PAUSE = 700; // milliseconds after which a drag that is not heard of is over

/**
 * Where games come from: a file that is chosen, dropped or opened by the system, the clipboard, the page's
 * own address.
 */
export class Intake {
  #hint = byId('drop-hint', HTMLElement);
  #alarm = 0;

  /** @param {Opener} opener @param {{leave: () => void, open: () => void, save: () => void}} dialog */
  constructor(opener, dialog) {
    this.opener = opener;
    this.dialog = dialog;
  }

  /** From now on they come. */
  begin() {
    addEventListener('dragenter', (event) => this.#drag(event));
    addEventListener('dragover', (event) => this.#drag(event));
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? this.#endDrag());
    addEventListener('drop', (event) => this.#drop(event));
    addEventListener('paste', (event) => this.#paste(event));
    addEventListener('keydown', (event) => this.#onKey(event));
    addEventListener('hashchange', () => void this.#openAddress());
    void this.#openAddress();
    void sharedFile().then(async (file) => {
      if (file?.name) this.open([file]);
      else if (file) this.openText(await file.text());
    });
    /** @type {any} */ (window).launchQueue?.setConsumer(
      (/** @type {{files: FileSystemFileHandle[]}} */ { files }) => {
        if (files.length) this.open(files);
      },
    );
  }

  /** @param {Source[]} files of which the first is opened, and the others are offered */
  open(files) {
    this.dialog.leave();
    void this.opener.openFiles(files);
  }

  /** @param {string} text */
  openText(text) {
    this.dialog.leave();
    this.opener.openText(text);
  }

  /** @param {Shelved} shelved */
  openShelved(shelved) {
    this.dialog.leave();
    void this.opener.openShelved(shelved);
  }

  /**
   * The browser tells again and again that a file is over the page, but not always that it has left.
   * @param {DragEvent} event
   */
  #drag(event) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (isElsewhere()) return;
    this.#hint.hidden = false;
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#endDrag(), DRAG_PAUSE);
  }

  #endDrag() {
    clearTimeout(this.#alarm);
    this.#hint.hidden = true;
  }

  /** @param {DragEvent} event */
  #drop(event) {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!hasFiles(event)) return;
    event.preventDefault();
    this.#endDrag();
    if (files.length && !hasDialog()) this.open(files);
  }

  /** @param {ClipboardEvent} event */
  #paste(event) {
    const { target, clipboardData } = event;
    if (
      hasDialog() ||
      (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
    ) {
      return;
    }
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData('text/plain').trim();
    if (files.length) this.open(files);
    else if (text) this.openText(text);
    else return;
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isElsewhere()) return;
    if (event.key === 'o') this.dialog.open();
    else if (event.key === 's') this.dialog.save();
    else return;
    event.preventDefault();
  }

  /**
   * The game in the page's address, which is taken out of it then: a reload shall not undo what is played
   * from here.
   */
  async #openAddress() {
    const { href, hash } = location;
    if (hash.length < 2) return;
    const isDone = await this.opener.openLink(linkIn(href) ?? { link: hash.slice(1), move: null });
    if (isDone && location.href === href) {
      history.replaceState(history.state, '', href.slice(0, -hash.length));
    }
  }
}

/** @param {DragEvent} event */
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files') ?? false;

/** Whether a dialog asks for something else now. */
const hasDialog = () =>
  document.querySelector('dialog[open]:not(#files-dialog, #collection-dialog)') !== null;

/** Whether it does, or a position is being set up. */
const isElsewhere = () => hasDialog() || document.querySelector('#page.setting-up') !== null;
