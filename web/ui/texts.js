/** @file How the game stands, and how it has ended, in words. */

import { pointName } from '../model/points.js';
import { allPlayers, aloneAfterStop } from '../model/position.js';
import { FRIEND } from '../model/seats.js';
/** @import { Position } from '../model/position.js' */
/** @import { Table } from '../play/table.js' */
/** @import { TerritoryResult } from '../protocol.js' */
/** @import { Messages } from './messages.js' */

/** The ends of a game in which the score counts for nothing. */
const UNCOUNTED = ['resignation', 'time'];

/**
 * Say whose turn it is, or how the game has ended.
 * @param {Messages} messages
 * @param {Position} position
 * @param {number[]} [seats] who plays: see model/seats.js
 */
export function statusText(messages, position, seats) {
  if (!position.outcome) return messages.text('to-move', { name: messages.name(position, position.turn) });
  const result = resultText(messages, position, seats);
  return messages.text('result-status', { result, reason: reasonText(messages, position) });
}

/**
 * Say how the game has ended, or that somebody has stopped. Return '' if there is nothing to say.
 * @param {Messages} messages
 * @param {Position} position
 * @param {number[]} [seats]
 */
export function standingText(messages, position, seats) {
  if (position.outcome) return statusText(messages, position, seats);
  if (!position.stopped.length) return '';
  const alone = aloneAfterStop(position);
  return messages.text(alone === null ? 'stopped-others' : 'stopped-alone', {
    stopper: namesOf(messages, position, position.stopped),
    name: messages.name(position, alone ?? position.turn),
  });
}

/**
 * Say who has won, and by how much.
 * @param {Messages} messages
 * @param {Position} position
 * @param {number[]} [seats]
 */
export function resultText(messages, position, seats = []) {
  const { outcome, difference } = position;
  if (!outcome || outcome.winner === null) return messages.text('result-draw');
  const by = UNCOUNTED.includes(outcome.reason) ? 0 : difference;
  return messages.text('result-win', { ...winnerOf(messages, position, outcome.winner, seats), by });
}

/**
 * Say what play can no longer change.
 * @param {Messages} messages
 * @param {Position} position
 * @param {number[]} [seats]
 */
export function decidedText(messages, position, seats = []) {
  const { decided, scores } = position;
  const leader = scores.indexOf(Math.max(...scores));
  return messages.text('decided', {
    what: decided ?? '',
    ...winnerOf(messages, position, leader, seats),
  });
}

/**
 * Return how to call a winner: `you` if the reader is the only person against the computer.
 * @param {Messages} messages
 * @param {Position} position
 * @param {number} winner
 * @param {number[]} seats
 */
function winnerOf(messages, position, winner, seats) {
  const alike = allPlayers(position).filter((player) => Boolean(seats[player]) === Boolean(seats[winner]));
  const isOnly = alike.length === 1;
  const isNamed = !isOnly || seats[winner] === FRIEND;
  const who = isNamed ? 'name' : seats[winner] ? 'computer' : 'you';
  return { who, name: messages.name(position, winner) };
}

/** Say why the game is over. @param {Messages} messages @param {Position} position */
export function reasonText(messages, position) {
  const { outcome, settlement, options, players, stopped, resigned } = position;
  const who = outcome?.reason === 'stop' ? stopped : resigned;
  const reason =
    outcome?.reason === 'agreement'
      ? settlement
        ? 'settlement'
        : outcome.winner === null
          ? 'draw'
          : 'agreed'
      : outcome?.reason === 'stop' && settlement
        ? 'stop-settled'
        : (outcome?.reason ?? '');
  return messages.text('reason', {
    reason,
    players,
    name: outcome?.winner == null ? '' : messages.name(position, outcome.winner),
    names: namesOf(messages, position, who),
    number: Number(options[reason.replace('-', '_')] ?? 0), // an end that is called like the option behind it
  });
}

/**
 * Say what the player can do now to declare, to draw a ring or to mark points. Return '' if none of these
 * goes on.
 * @param {Messages} messages
 * @param {Position} position
 * @param {Table} table
 */
export function guideText(messages, position, { declaring, drawing, marking }) {
  if (marking.tool) {
    return messages.text(marking.start ? 'mark-hint-end' : 'mark-hint', { tool: marking.tool });
  }
  if (drawing.path) {
    const { points } = drawing.path;
    const first = points.length ? pointName(points[0]) : '';
    return messages.text('ring-hint', { count: points.length, first });
  }
  const { isArmed, chooser, takesAll, chosen } = declaring;
  const { declarer, turn } = position;
  if (!isArmed) {
    const count = declaring.shownOffers(declarer).length;
    return declarer === null || !count
      ? ''
      : messages.text('declare-hint-now', { name: messages.name(position, declarer), count });
  }
  const id = chooser === null ? 'declare-hint-last' : takesAll ? 'declare-hint-all' : 'declare-hint';
  const name = messages.name(position, chooser ?? declarer ?? turn);
  return messages.text(id, { name, count: chosen.length });
}

/**
 * Say in sentences how a settlement by territory is counted.
 * @param {Messages} messages
 * @param {Position} position
 * @param {TerritoryResult} settlement
 */
export function settlementTexts(messages, position, { empty, neutral, to_move, thrown, captures }) {
  const name = (/** @type {number} */ player) => messages.name(position, player);
  const loser = thrown[1] ? 1 : 0;
  return [
    messages.text('sum-open', { a: name(0), b: name(1), first: empty[0], second: empty[1] }),
    messages.text('sum-neutral', { count: neutral, name: name(to_move) }),
    messages.text('sum-thrown', { count: thrown[loser], name: name(loser), other: name(1 - loser) }),
    messages.text('sum-captures', { a: name(0), b: name(1), first: captures[0], second: captures[1] }),
  ];
}

/** @param {Messages} messages @param {Position} position @param {number[]} players */
function namesOf(messages, position, players) {
  return messages.list(players.map((player) => messages.name(position, player)));
}
