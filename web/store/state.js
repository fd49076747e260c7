/** @file The fields of the page's state, and what follows from them. */

import { activePlayers, allPlayers, isBlank } from '../model/position.js';
import { changesOf } from '../model/requests.js';
import { FRIEND, isLevel } from '../model/seats.js';
/** @import { Step, Trouble } from '../base/failure.js' */
/** @import { ByLink } from '../model/bylink.js' */
/** @import { Point } from '../model/points.js' */
/** @import { GamePosition, Position, Settings } from '../model/position.js' */
/** @import { Refusal } from '../model/requests.js' */
/** @import { Limits } from '../model/seats.js' */
/** @import { Request, Welcome } from '../protocol.js' */

/**
 * @typedef {'' | 'moves' | 'tree' | 'remarks' | 'marks'} View a part of the record
 *
 * @typedef {Step | {name: 'ready'} | {name: 'restarting'} | {name: 'failed', trouble: Trouble}} Stage
 *
 * @typedef {object} Turn the time that a turn has taken so far
 * @property {number} ply the number of moves before this turn, including moves that wait for the engine
 * @property {number} used milliseconds used up to `since`, or in all while the clock is stopped
 * @property {number | null} since when the clock was last started, or null while it is stopped
 * @property {number} [ahead] milliseconds by which somebody has set the device's clock forward since the page began
 *
 * @typedef {object} Notice a message
 * @property {string} text
 * @property {{text: string, follow: () => void}[]} [links] what can be opened; the message stays until it is replaced
 *
 * @typedef {object} Draft a position that is being set up
 * @property {Settings} settings of the game that starts from it
 * @property {number[]} [seats] who plays that game
 * @property {GamePosition} position with the player whose dots a click puts as `turn`, or `ERASER`
 * @property {GamePosition | null} origin the position of a game that is edited, or null if a new game starts
 *   from it
 *
 * @typedef {object} State
 * @property {GamePosition | null} position the engine's last answer
 * @property {GamePosition | null} preview the position of a link, while the engine has not opened it yet
 * @property {unknown} record the whole game when the engine last sent it, in a form for the engine only
 * @property {Request[]} since the requests that have changed the game since then
 * @property {Request[]} queue the requests that the engine has not answered yet
 * @property {boolean} played whether anybody has played in this game since it was opened, or has changed it
 * @property {boolean} ended whether its end has been seen
 * @property {'' | 'full' | 'denied'} unsaved why the last changes of the game could not be saved
 * @property {number | null} filed the state of the game that was last saved as a file
 * @property {Refusal | null} refusal the last request or click that was refused
 * @property {Notice | null} notice a message that is shown for a moment
 * @property {(Point & {player: number}) | null} premove the dot that a person plays after the computer's move
 * @property {Point | null} cursor the point of the keyboard's cursor
 * @property {boolean} introduced whether the introduction of the first visit is closed
 * @property {boolean} offersShown whether captures that may be declared are shown
 * @property {string[]} explained the kinds of highlights that are shown
 * @property {boolean} isWide whether there is a margin beside the board, which always shows the record
 * @property {boolean} recordShown whether the record is open where there is no margin
 * @property {boolean} editing whether the record's tools for editing are shown
 * @property {boolean} reviewing whether the review is open in it
 * @property {View} recordView the part of the record that is open if there is no room for all of it
 * @property {boolean} branchesShown whether letters on the board mark where the record goes on
 * @property {number} pace seconds for each move when the record plays by itself
 * @property {number[]} seats who plays: see model/seats.js
 * @property {boolean} fits whether the computer's level is the one that fits, and follows the result
 * @property {ByLink | null} byLink what makes this a game by link
 * @property {string} trial the id of the game by link of which this is a copy to try moves in, or ''
 * @property {string} folder of the library where it is filed, or ''
 * @property {string[]} tags by which it is found there
 * @property {Limits} limits what the class that is open allows
 * @property {boolean} halted whether a game between computer players is paused
 * @property {string} playerName the name of whoever plays here by link
 * @property {number} level that was last chosen for the computer, or AUTOMATIC
 * @property {number} fitted the level that fits whoever plays here, as their results say
 * @property {boolean} againstComputer whether the computer played in the last game whose players were chosen
 * @property {boolean} resigns whether the computer resigns lost games
 * @property {boolean} untilTold whether the computer thinks until it is asked to move
 * @property {boolean} thoughtsShown whether the computer's thoughts are shown
 * @property {Turn} turn
 * @property {boolean} paused whether the clocks are paused
 * @property {Draft | null} draft
 * @property {Welcome | null} welcome what the engine offers
 * @property {Stage} stage how far the start of the engine is
 */

/** Return the position of the game: of a link's game until the engine has opened it. @param {State} state */
export const gamePosition = ({ position, preview }) => preview ?? position;

/** Return the position on the board: of the game, or of a set-up. @param {State} state */
export const shownPosition = (state) => state.draft?.position ?? gamePosition(state);

/** Return whether there is anything in the record: moves, words, or a position that was set up. @param {State} state */
export const isRecorded = ({ position }) =>
  position !== null && (!isBlank(position) || position.comment !== '' || position.opening.position !== '');

/** Return whether nobody has begun anything on a new board: there is no dot, and none waits for the engine. @param {State} state */
export const isUntouched = (state) =>
  state.position !== null &&
  !isRecorded(state) &&
  !state.position.outcome &&
  !state.preview &&
  !state.draft &&
  !state.byLink &&
  !hasFriend(state) &&
  !changesOf(state.queue).length;

/** Return whether the record is shown beside the board. @param {State} state */
export const isRecordShown = (state) =>
  (state.isWide || state.recordShown || state.reviewing) &&
  !state.draft &&
  (state.editing || state.reviewing || isRecorded(state));

/** Return whether the computer has any seat. @param {State} state */
export const hasComputer = ({ position, seats }) =>
  position !== null && allPlayers(position).some((player) => isLevel(seats[player]));

/** Return whether somebody plays from another device. @param {State} state */
export const hasFriend = ({ position, seats }) =>
  position !== null && allPlayers(position).some((player) => seats[player] === FRIEND);

/**
 * Return whether the computer has the seats of all players who are still in the game.
 * @param {State} state
 */
export const isComputerAlone = ({ position, seats }) =>
  position !== null && activePlayers(position).every((player) => isLevel(seats[player]));

/** The kind of highlights that the computer player finds. There are none where hints are off. */
export const FORECAST = 'forecast';

/** Return whether the engine answers. @param {State} state */
export const isReady = ({ stage }) => stage.name === 'ready';

/** Return whether the engine runs, or will run again in a moment. @param {State} state */
export const isEngineUp = ({ stage }) => stage.name === 'ready' || stage.name === 'restarting';

/**
 * Return what a position changes in the state if it comes with its game's record.
 * @param {Position} position
 */
export const recordPatch = ({ record }) => (record ? { record, since: [] } : {});
