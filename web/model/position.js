import { pointAt } from './points.js';

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

/** Return the player whose dot a character of `dots` stands for, or -1. @param {string} character */
export const dotOf = (character) => 'RBGY'.indexOf(character);

/** Return the player whose territory a character of `owners` stands for, or -1. @param {string} character */
export const ownerOf = (character) => 'rbgy'.indexOf(character);

/**
 * Return whether two positions are the same node of the same tree with the same board. Their notes may differ.
 * @param {Position} a
 * @param {Position} b
 */
export const isSameBoard = (a, b) =>
  a === b || (a.node === b.node && a.tree === b.tree && a.dots === b.dots && a.owners === b.owners);

/** Return whether the rules restrict the next dot to a part of the board. @param {Position} position */
export const isBarred = ({ refusals }) => refusals.includes('m');

/** Return the points where the rules allow no dot yet. @param {Position} position */
export const barredPoints = ({ refusals, width }) =>
  [...refusals].flatMap((letter, index) => (letter === 'm' ? [pointAt(index, width)] : []));

/** Return whether a review of a game is possible: two play it, and there is a dot. @param {Position} position */
export const isReviewable = ({ players, last, ply, plies }) =>
  players === 2 && (last !== null || ply < plies);

/** @param {Position} position */
export const allPlayers = ({ players }) => Array.from({ length: players }, (_, player) => player);

/** Return the players who have not resigned or run out of time. @param {Position} position */
export const activePlayers = (position) =>
  allPlayers(position).filter((player) => !position.resigned.includes(player));

/** Return the active players who have not stopped. @param {Position} position */
const movingPlayers = (position) =>
  activePlayers(position).filter((player) => !position.stopped.includes(player));

/**
 * Return who moves after this many moves if nobody drops out.
 * @param {Position} position
 * @param {number} moves
 */
export function playerAfter(position, moves) {
  const { turn } = position;
  const playing = movingPlayers(position);
  return playing.includes(turn) ? playing[(playing.indexOf(turn) + moves) % playing.length] : turn;
}

/** Return the only player who still moves after the others have stopped, or null. @param {Position} position */
export function aloneAfterStop(position) {
  const playing = movingPlayers(position);
  return position.stopped.length && playing.length === 1 && !position.outcome ? playing[0] : null;
}

/** Return the next player to answer an offer. @param {Position} position @param {Offer} offer */
export const nextToAccept = (position, offer) =>
  activePlayers(position).find((player) => !offer.accepted.includes(player)) ?? offer.player;

/**
 * Return the request for a new game with the settings of this one.
 * @param {Position} position
 * @returns {Settings}
 */
export function settingsOf({ width, height, rules, options, opening, names, first, clock }) {
  const { name, seed, handicap, position } = opening;
  const start = { opening: name, seed, handicap, position };
  return { kind: 'new', width, height, rules, options, ...start, names, first, clock };
}
