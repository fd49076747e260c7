/**
 * @file What the engine answers (docs/protocol.md), and how to read it.
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {Point & {player: number}} Dot
 * @typedef {{owner: number, ring: string}} Territory
 * @typedef {Territory & {captured: number, freed: number}} Taken
 * @typedef {Taken & {join: boolean}} RingOffer
 * @typedef {{winner: number | null, reason: string}} Outcome
 * @typedef {Record<string, boolean | number | string | null>} Options
 * @typedef {{name: string, seed: number, handicap: number, position: string}} Opening
 * @typedef {{main: number, increment: number, per_move: number}} ClockSettings in seconds
 * @typedef {Taken & {points: string, empty: number}} Area
 * @typedef {object} TerritorySettlement
 * @property {'territory'} kind
 * @property {Area[]} areas
 * @property {[number, number]} empty
 * @property {number} neutral
 * @property {number} to_move
 * @property {[number, number]} thrown
 * @property {number[]} captures
 * @typedef {{points: string, captured: number, freed: number}} LostChain
 * @typedef {{kind: 'stop', stopper: number, lost: LostChain[], captures: number[]}} StopSettlement
 * @typedef {{player: number, kind: 'draw' | 'settlement', accepted: number[], settlement: TerritorySettlement | null}} Offer
 * @typedef {[number: number, parent: number | null, player: number | null, text: string, captured: number, signs: string]} Row of a node
 * @typedef {{TR?: string, SQ?: string, CR?: string, MA?: string, SL?: string, DD?: string, LB?: [string, string][], AR?: [string, string][], LN?: [string, string][]}} Marks
 * @typedef {{kind: string, line: number, column: number, message: string}} Diagnostic
 * @typedef {{format: string, mode: 'listed' | 'automatic', differs: number | null, result: string, diagnostics: Diagnostic[]}} Reading
 * @typedef {object} Position
 * @property {'position'} kind
 * @property {number} state
 * @property {number} width
 * @property {number} height
 * @property {number} players
 * @property {string[]} names
 * @property {number} first
 * @property {string} rules
 * @property {Options} options
 * @property {Opening} opening
 * @property {ClockSettings | null} clock
 * @property {number[]} time_left
 * @property {string} dots
 * @property {string} owners
 * @property {string} refusals
 * @property {Territory[]} territories
 * @property {RingOffer[]} offers
 * @property {number | null} declarer
 * @property {number[]} captures
 * @property {number[]} scores
 * @property {number} difference
 * @property {number} turn
 * @property {number[]} stopped
 * @property {number[]} resigned
 * @property {number} ply
 * @property {number} plies
 * @property {Dot | null} last
 * @property {Offer | null} offer
 * @property {Outcome | null} outcome
 * @property {TerritorySettlement | StopSettlement | null} settlement
 * @property {{dot: Dot | null, taken: Taken[]}} change
 * @property {number} node where the game stands in its tree
 * @property {number[]} branches the nodes that follow, the main one first
 * @property {number} tree the edition of the tree
 * @property {Row[]} grown nodes that are new in it, or of which other things are said
 * @property {string} comment
 * @property {string} name of the node
 * @property {Marks} marks
 * @property {'' | 'TE' | 'IT' | 'DO' | 'BM'} verdict
 * @property {'' | 'GB' | 'GW' | 'DM' | 'UC'} judgement
 * @property {boolean} revert whether an edit can be taken back
 * @property {boolean} repeat whether one can be made again
 * @property {Reading | null} reading how the game was read, where it has just been opened
 * @property {unknown} record the whole game for the engine alone, where it is another one than before
 * @typedef {{name: string, help: string, options: Options, opening: string}} RuleSet
 * @typedef {{name: string, help: string, kind: 'flag' | 'number' | 'half-dots' | 'choice', choices: string[] | null}} Option
 * @typedef {{name: string, help: string}} Named
 * @typedef {object} Welcome
 * @property {'welcome'} kind
 * @property {number} state
 * @property {string} engine
 * @property {RuleSet[]} rules
 * @property {Option[]} options
 * @property {Named[]} openings
 * @property {string[]} highlights
 * @property {number} min_size
 * @property {number} max_size
 * @typedef {object} Highlights each null unless it was asked for
 * @property {'highlights'} kind
 * @property {number} state
 * @property {Taken[] | null} pools
 * @property {(Territory & {points: string})[] | null} houses
 * @property {{owner: number, points: string}[] | null} chains
 * @property {{owner: number, points: string}[] | null} grounded
 * @property {(Dot & {captured: number, rings: string[], victims: string})[] | null} threats
 * @typedef {{code: string, message: string, points: string}} Fault
 * @typedef {{kind: 'setup', state: number, faults: Fault[], settled: string}} Setup
 * @typedef {{kind: 'settlement', state: number, settlement: TerritorySettlement}} Settlement
 * @typedef {{kind: 'error', state: number, code: string, message: string, x?: number, y?: number, owner?: number | null}} Refusal
 * @typedef {{number: number, names: string[], ranks: string[], result: string, date: string, event: string, width: number | null, height: number | null, nodes: number, line: number}} Entry of a game in a file
 * @typedef {{kind: 'collection', state: number, format: string, games: Entry[], faults: Diagnostic[], done: number, total: number}} Collection
 * @typedef {{kind: 'tree', state: number, tree: number, nodes: Row[]}} Tree
 * @typedef {{kind: 'positions', state: number, positions: Position[]}} Positions
 * @typedef {{kind: 'record', state: number, record: unknown}} GameRecord
 * @typedef {{kind: 'info', state: number, info: Record<string, string>}} Info
 * @typedef {{kind: 'link', state: number, link: string}} Link
 * @typedef {{kind: 'file', state: number, text: string, name: string}} File
 * @typedef {Position | Welcome | Highlights | Setup | Settlement | Tree | Positions | GameRecord | Info | Collection | Link | File | Refusal} Answer
 * @typedef {{kind: string, [field: string]: unknown}} Request
 * @typedef {object} Settings a request for a new game, with all its fields
 * @property {'new'} kind
 * @property {number} width
 * @property {number} height
 * @property {string} rules
 * @property {Options} options
 * @property {string} opening
 * @property {number} seed
 * @property {number} handicap
 * @property {string} position
 * @property {string[]} names
 * @property {number} first
 * @property {ClockSettings | null} clock
 */

/**
 * Whether something kept can be shown: an older page or another hand may have left it.
 * @param {unknown} value @returns {value is Position}
 */
export function isPosition(value) {
  const {
    width,
    height,
    players,
    dots,
    owners,
    refusals,
    names,
    captures,
    scores,
    time_left,
    stopped,
    resigned,
  } = Object(value);
  const { territories, offers, change, options, opening, branches, marks } = Object(value);
  const isText = (/** @type {unknown} */ text) => typeof text === 'string' && text.length === width * height;
  const isOfAll = (/** @type {unknown} */ list) => Array.isArray(list) && list.length === players;
  const isRings = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((item) => typeof item?.ring === 'string');
  return (
    width * height > 0 &&
    [dots, owners, refusals].every(isText) &&
    [names, captures, scores, time_left].every(isOfAll) &&
    [stopped, resigned, branches].every(Array.isArray) &&
    [territories, offers, Object(change).taken].every(isRings) &&
    [options, opening, marks].every((item) => item instanceof Object)
  );
}

/** @param {unknown} value @returns {value is Welcome} */
export function isWelcome(value) {
  const isNamed = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((item) => typeof item?.name === 'string');
  const { rules, options, openings } = Object(value);
  return [rules, options, openings].every(isNamed);
}

/** @param {unknown} value @returns {value is Request[]} */
export const isQueue = (value) =>
  Array.isArray(value) && value.every((item) => typeof item?.kind === 'string');

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The player whose dot a character of `dots` is, -1 for none. @param {string} character */
export const dotOf = (character) => 'RBGY'.indexOf(character);

/** The player whose territory a character of `owners` is, -1 for none. @param {string} character */
export const ownerOf = (character) => 'rbgy'.indexOf(character);

/**
 * Whether two answers show the same node of the same tree with the same board, whatever else is said.
 * @param {Position} a
 * @param {Position} b
 */
export const isSameBoard = (a, b) =>
  a === b || (a.node === b.node && a.tree === b.tree && a.dots === b.dots && a.owners === b.owners);

/** Whether the rules restrict the next dot to a part of the board. @param {Position} position */
export const isBarred = ({ refusals }) => refusals.includes('m');

/** The points where the rules want no dot yet. @param {Position} position @returns {Point[]} */
export const barredPoints = ({ refusals, width }) =>
  [...refusals].flatMap((letter, index) =>
    letter === 'm' ? [{ x: index % width, y: Math.floor(index / width) }] : [],
  );

/**
 * Whether a game is one to review: two play, and a dot has been put, or there are moves to come.
 * @param {Position} position
 */
export const isReviewable = ({ players, last, ply, plies }) =>
  players === 2 && (last !== null || ply < plies);

/** @param {Position} position @param {Point} point */
export const indexOf = (position, { x, y }) => y * position.width + x;

/** @param {Point | null} a @param {Point | null} b */
export const same = (a, b) => a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y);

/** The points of a ring, in its order. @param {string} ring @returns {Point[]} */
export function ringPoints(ring) {
  const points = [];
  for (let i = 0; i < ring.length; i += 2) {
    points.push({ x: LETTERS.indexOf(ring[i]), y: LETTERS.indexOf(ring[i + 1]) });
  }
  return points;
}

/** A ring of these points. @param {Point[]} points */
export const ringName = (points) => points.map(({ x, y }) => LETTERS[x] + LETTERS[y]).join('');

/** The letter over a column. @param {number} x */
export const columnName = (x) => LETTERS[x];

/** The number beside a row, counted from the top. @param {number} y */
export const rowName = (y) => String(y + 1);

/** A point as people say it: `c4`. @param {Point} point */
export const pointName = ({ x, y }) => columnName(x) + rowName(y);

/**
 * The point that people call so, null where the board has none.
 * @param {string} name
 * @param {Position} position
 * @returns {Point | null}
 */
export function pointNamed(name, position) {
  const match = /^\s*([a-z])\s*(\d+)\s*$/i.exec(name);
  if (!match) return null;
  const y = Number(match[2]) - 1;
  const columns = LETTERS.slice(0, position.width);
  const x = columns.includes(match[1]) ? columns.indexOf(match[1]) : columns.indexOf(match[1].toLowerCase());
  return x >= 0 && y >= 0 && y < position.height ? { x, y } : null;
}

/** The players who neither have resigned nor run out of time. @param {Position} position */
export const activePlayers = (position) =>
  allPlayers(position).filter((player) => !position.resigned.includes(player));

/** @param {Position} position */
export const allPlayers = ({ players }) => Array.from({ length: players }, (_, player) => player);

/**
 * Who moves after so many moves, as far as turns just go round.
 * @param {Position} position
 * @param {number} wait
 */
export function playerAfter(position, wait) {
  const { turn } = position;
  const playing = activePlayers(position).filter((player) => !position.stopped.includes(player));
  return playing.includes(turn) ? playing[(playing.indexOf(turn) + wait) % playing.length] : turn;
}

/**
 * What a game with all settings of this one is asked for by.
 * @param {Position} position
 * @returns {Settings}
 */
export function sameAgain({ width, height, rules, options, opening, names, first, clock }) {
  const { name, seed, handicap, position } = opening;
  return {
    kind: 'new',
    width,
    height,
    rules,
    options,
    opening: name,
    seed,
    handicap,
    position,
    names,
    first,
    clock,
  };
}
