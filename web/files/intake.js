import { keyOf } from '../base/keys.js';
import { sharedFile } from '../engine/offline.js';
import { byId } from '../ui/element.js';
import { Address } from './address.js';
/** @import { WholePage } from '../play/page.js' */
/** @import { Source } from './opener.js' */

const DRAG_PAUSE = 700; // milliseconds without an event after which a drag is over

/**
 * Takes games from outside: files that are dropped or opened by the system, the clipboard, the page's
 * address.
 */
export class Intake {
  #hint = byId('drop-hint', HTMLElement);
  #dialog = byId('files-dialog', HTMLDialogElement);
  #alarm = 0;

  /** @param {Omit<WholePage, 'walker'>} page */
  constructor(page) {
    const { opener, doors } = page;
    this.opener = opener;
    this.doors = doors;
    addEventListener('dragenter', (event) => this.#drag(event));
    addEventListener('dragover', (event) => this.#drag(event));
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? this.#endDrag());
    addEventListener('drop', (event) => this.#drop(event));
    addEventListener('paste', (event) => this.#paste(event));
    addEventListener('keydown', (event) => this.#onKey(event));
    new Address(page);
    void sharedFile().then(async (file) => {
      if (file?.name) this.open([file]);
      else if (file) this.#openText(await file.text());
    });
    /** @type {any} */ (window).launchQueue?.setConsumer(
      (/** @type {{files: FileSystemFileHandle[]}} */ { files }) => {
        if (files.length) this.open(files);
      },
    );
  }

  /** Open the first of these files, and offer the others, except those that a screen opens. @param {Source[]} files */
  open(files) {
    this.#dialog.close();
    const games = this.doors.take(files);
    if (games.length) void this.opener.openFiles(games);
  }

  /** @param {string} text */
  #openText(text) {
    this.#dialog.close();
    void this.opener.openText(text);
  }

  /**
   * Show that a file can be dropped. Browsers report again and again that a file is over the page, but not
   * always that it has left.
   * @param {DragEvent} event
   */
  #drag(event) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (isBusy()) return;
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
    const isInField =
      target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    if (hasDialog() || isInField) return;
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData('text/plain').trim();
    if (files.length) this.open(files);
    else if (text) this.#openText(text);
    else return;
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isBusy()) return;
    const key = keyOf(event);
    if (key !== 'o' && key !== 's') return;
    void this.doors.open('files', key === 'o' ? 'open' : 'save');
    event.preventDefault();
  }
}

/** @param {DragEvent} event */
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files') ?? false;

/** Return whether a dialog about something else is open. */
const hasDialog = () =>
  document.querySelector('dialog[open]:not(#files-dialog, #collection-dialog)') !== null;

/** Return whether such a dialog is open, or a position is being set up. */
const isBusy = () => hasDialog() || document.querySelector('#page.setting-up') !== null;
