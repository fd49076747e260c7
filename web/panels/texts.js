/** @file How the game stands, and how it has ended, in words. */

import { pointName } from '../model/points.js';
import { aloneAfterStop } from '../model/position.js';
/** @import { Position } from '../model/position.js' */
/** @import { Table } from '../play/table.js' */
/** @import { TerritoryResult } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

/** Say whose turn it is, or how the game has ended. @param {Messages} messages @param {Position} position */
export function statusText(messages, position) {
  if (!position.outcome) return messages.text('to-move', { name: messages.name(position, position.turn) });
  return `${resultText(messages, position)} ${reasonText(messages, position)}`;
}

/**
 * Say how the game has ended, or that somebody has stopped. Return '' if there is nothing to say.
 * @param {Messages} messages
 * @param {Position} position
 */
export function standingText(messages, position) {
  if (position.outcome) return statusText(messages, position);
  if (!position.stopped.length) return '';
  const alone = aloneAfterStop(position);
  return messages.text(alone === null ? 'stopped-others' : 'stopped-alone', {
    stopper: namesOf(messages, position, position.stopped),
    name: messages.name(position, alone ?? position.turn),
  });
}

/** Say who has won. @param {Messages} messages @param {Position} position */
export function resultText(messages, position) {
  const winner = position.outcome?.winner ?? null;
  return winner === null
    ? messages.text('result-draw')
    : messages.text('result-win', { name: messages.name(position, winner) });
}

/** Say why the game is over. @param {Messages} messages @param {Position} position */
export function reasonText(messages, position) {
  const { outcome, settlement, options, players, stopped, resigned } = position;
  const who = outcome?.reason === 'stop' ? stopped : resigned;
  const reason =
    outcome?.reason === 'agreement'
      ? settlement
        ? 'settlement'
        : 'draw'
      : outcome?.reason === 'stop' && settlement
        ? 'stop-settled'
        : (outcome?.reason ?? '');
  return messages.text('reason', {
    reason,
    players,
    name: outcome?.winner == null ? '' : messages.name(position, outcome.winner),
    names: namesOf(messages, position, who),
    number: Number(options[reason === 'lead' ? 'lead' : 'first_to'] ?? 0),
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
