import type { ErrorDetail, KropkiBoard, MoveDetail, PlayDetail, ReadyDetail } from './kropki-board.js';

declare global {
  /** The address of the folder with Kropki's files. A relative one counts from the page. */
  var KROPKI_SITE: string | URL | undefined;

  interface HTMLElementTagNameMap {
    'kropki-board': KropkiBoard;
  }

  interface GlobalEventHandlersEventMap {
    'kropki-ready': CustomEvent<ReadyDetail>;
    'kropki-move': CustomEvent<MoveDetail>;
    'kropki-play': CustomEvent<PlayDetail>;
    'kropki-error': CustomEvent<ErrorDetail>;
  }
}
