import { NOTHING_PENDING } from '../board/areas.js';
/** @import { Pending } from '../board/areas.js' */
/** @import { Board } from '../board/board.js' */
/** @import { DrawnTerritory } from '../protocol.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Table } from './table.js' */

/**
 * Show on the board the areas that may be captured or settled, and the ring that is being drawn.
 * @param {Store} store
 * @param {Table} table
 * @param {Board} board
 */
export function showAreas(store, table, board) {
  let wasDrawing = false;
  const show = () => {
    const isDrawing = table.pen !== null;
    if (isDrawing !== wasDrawing && board.aim) board.aim = null; // the finger draws now, or no longer does
    wasDrawing = isDrawing;
    board.areas = pendingAreas(store, table);
  };
  table.on('change', show);
  show();
}

/** @param {Store} store @param {Table} table @returns {Pending} */
function pendingAreas({ state }, table) {
  const { position, draft } = state;
  if (!position || draft) return NOTHING_PENDING;
  const { settling, preview } = table;
  const { path } = table.drawing;
  const { offered, ready, chosen } = settling.settlement ? settledAreas(table) : declaredAreas(state, table);
  const end = position.settlement;
  return {
    offered,
    ready,
    chosen: [...chosen, ...(preview ? [preview] : []), ...(end?.kind === 'territory' ? end.areas : [])],
    path: path && { owner: path.owner, points: path.points, next: path.next },
    lost: end?.kind === 'stop' ? end.lost.map(({ points }) => ({ owner: 1 - end.stopper, points })) : [],
  };
}

/** @param {Table} table */
function settledAreas({ settling: { candidates } }) {
  const of = (/** @type {boolean} */ on) =>
    candidates.filter((candidate) => candidate.on === on).map(({ area }) => area);
  return { offered: of(false), ready: [], chosen: of(true) };
}

/** @param {Store['state']} state @param {Table} table */
function declaredAreas({ position }, { declaring }) {
  const { chosen, chooser } = declaring;
  /** @type {DrawnTerritory[]} */
  const offered = [];
  /** @type {DrawnTerritory[]} */
  const ready = [];
  for (let player = 0; player < (position?.players ?? 0); player++) {
    const isReady = player === position?.declarer || player === chooser;
    if (!isReady && position?.outcome) continue;
    (isReady ? ready : offered).push(
      ...declaring.shownOffers(player).filter(({ ring }) => chosen.every((area) => area.ring !== ring)),
    );
  }
  return { offered, ready, chosen };
}
