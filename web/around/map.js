import { readInks, watchInks } from '../board/inks.js';
import { placeIn, placeOf } from '../board/places.js';
import { zoomTo } from '../board/zoom.js';
import { pointAt } from '../model/points.js';
import { dotOf, ownerOf } from '../model/position.js';
import { isSameTurn, UPRIGHT } from '../model/turn.js';
import { shownPosition } from '../store/state.js';
import { byId, make } from '../ui/element.js';
/** @import { Geometry } from '../board/geometry.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */

const SHARE = 0.24; // of the sheet's shorter side, that the longer side of the map takes
const MIN_SIDE = 84; // CSS pixels
const MAX_SIDE = 150; // CSS pixels

/** A small map of a zoomed board, which shows what part of it is on the sheet, and moves it. */
export class BoardMap {
  #box = byId('zoomed', HTMLElement);
  #canvas = byId('map', HTMLCanvasElement);
  /** The board as it was last drawn, without the frame. @type {HTMLCanvasElement | null} */
  #drawn = null;
  /** How the board lay then. */
  #turn = UPRIGHT;

  /** @param {FullPage} page */
  constructor({ store, board, gestures }) {
    this.store = store;
    this.board = board;
    this.gestures = gestures;
    const canvas = this.#canvas;
    const go = (/** @type {PointerEvent} */ event) => this.#goTo(event);
    canvas.addEventListener('pointerdown', (event) => {
      event.preventDefault(); // so that the board keeps the focus
      canvas.setPointerCapture(event.pointerId);
      go(event);
    });
    canvas.addEventListener('pointermove', (event) => canvas.hasPointerCapture(event.pointerId) && go(event));
    byId('zoom-whole', HTMLButtonElement).onclick = () => {
      gestures.show();
      board.element.focus({ preventScroll: true });
    };
    board.element.addEventListener('layout', () => this.#show());
    const draw = () => {
      this.#drawn = null;
      this.#show();
    };
    store.watch(['position', 'draft'], draw);
    watchInks(draw);
    this.#show();
  }

  #show() {
    const { geometry } = this.board;
    const position = shownPosition(this.store.state);
    const isShown = position !== null && geometry !== null && geometry.isZoomed;
    if (this.#box.hidden && !isShown) return;
    if (this.#box.hidden) this.#drawn = null;
    this.#box.hidden = !isShown;
    if (isShown) this.#draw(position, geometry);
  }

  /** @param {GamePosition} position @param {Geometry} geometry */
  #draw(position, geometry) {
    const context = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext('2d'));
    const cell = cellOf(geometry) * geometry.ratio;
    const isDrawn =
      this.#drawn?.width === Math.round(geometry.columns * cell) && isSameTurn(this.#turn, geometry.turn);
    if (this.#drawn && isDrawn) context.drawImage(this.#drawn, 0, 0);
    else this.#drawBoard(context, position, geometry, cell);
    const { width, height } = this.#canvas;
    const [left, top] = [-geometry.left / geometry.cell, -geometry.top / geometry.cell];
    const [w, h] = [geometry.sheetWidth / geometry.cell, geometry.sheetHeight / geometry.cell];
    const line = 2 * geometry.ratio;
    const clamp = (/** @type {number} */ x, /** @type {number} */ side) =>
      Math.round(Math.min(side - line / 2, Math.max(line / 2, (x + 0.5) * cell)));
    const [x, y] = [clamp(left, width), clamp(top, height)];
    context.lineWidth = line;
    context.strokeStyle = readInks().text;
    context.strokeRect(x, y, clamp(left + w, width) - x, clamp(top + h, height) - y);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {GamePosition} position
   * @param {Geometry} geometry
   * @param {number} cell in device pixels
   */
  #drawBoard(context, position, geometry, cell) {
    const { columns, rows, ratio } = geometry;
    this.#turn = geometry.turn;
    const inks = readInks();
    const canvas = this.#canvas;
    canvas.width = Math.round(columns * cell);
    canvas.height = Math.round(rows * cell);
    canvas.style.width = `${canvas.width / ratio}px`;
    canvas.style.height = `${canvas.height / ratio}px`;
    context.fillStyle = inks.field;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const square = (/** @type {number} */ i, /** @type {number} */ size) => {
      const { x, y } = geometry.ontoSheet(pointAt(i, position.width));
      const side = Math.max(1, Math.round(cell * size));
      context.fillRect(
        Math.round((x + 0.5) * cell - side / 2),
        Math.round((y + 0.5) * cell - side / 2),
        side,
        side,
      );
    };
    for (let i = 0; i < position.width * position.height; i++) {
      const owner = ownerOf(position.owners[i]);
      const dot = dotOf(position.dots[i]);
      context.globalAlpha = owner >= 0 ? 0.35 : 1;
      if (owner >= 0) {
        context.fillStyle = inks.players[owner];
        square(i, 1);
      } else if (dot >= 0) {
        context.fillStyle = inks.players[dot];
        square(i, 0.7);
      }
    }
    context.globalAlpha = 1;
    if (position.last) {
      context.fillStyle = inks.text;
      square(position.last.y * position.width + position.last.x, 1);
    }
    const drawn = make('canvas', { width: canvas.width, height: canvas.height });
    drawn.getContext('2d')?.drawImage(canvas, 0, 0);
    this.#drawn = drawn;
  }

  /** Move the board so that a place on the map is in the middle of the sheet. @param {PointerEvent} event */
  #goTo(event) {
    const { geometry } = this.board;
    if (!geometry) return;
    const at = placeIn(this.#canvas, placeOf(event));
    const cell = cellOf(geometry);
    const x = (at.x - this.#canvas.clientLeft) / cell - 0.5;
    const y = (at.y - this.#canvas.clientTop) / cell - 0.5;
    const { sheetWidth, sheetHeight, ratio } = geometry;
    const middle = { x: sheetWidth / ratio / 2, y: sheetHeight / ratio / 2 };
    this.gestures.show(zoomTo(geometry, geometry.zoom, geometry.place(geometry.ontoBoard({ x, y })), middle));
  }
}

/** Return the size of a cell on the map in CSS pixels. @param {Geometry} geometry */
function cellOf({ width, height, sheetWidth, sheetHeight, ratio }) {
  const side = (Math.min(sheetWidth, sheetHeight) / ratio) * SHARE;
  return Math.min(MAX_SIDE, Math.max(MIN_SIDE, side)) / Math.max(width, height);
}
