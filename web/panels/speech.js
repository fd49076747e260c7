import { indexOf, pairOf, parsePoints, pointName } from '../model/points.js';
import { aloneAfterStop, dotOf, ownerOf } from '../model/position.js';
import { ringsAround } from '../model/rings.js';
import { byId } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { Highlights, Point, Position, Territory } from '../model/position.js' */
/** @import { Table } from '../play/table.js' */

/** Says in words, through one polite live region, what the board shows. */
export class Speech {
  #region = byId('live', HTMLElement);
  /** @type {string[]} */
  #sentences = [];
  /** Who has just run out of time. @type {number | null} */
  flagged = null;

  /** @param {Messages} messages */
  constructor(messages) {
    this.messages = messages;
  }

  /** Sentences of one moment are said together. @param {string} sentence */
  say(sentence) {
    if (this.#sentences.push(sentence) > 1) return;
    setTimeout(() => {
      const text = this.#sentences.join(' ');
      this.#region.textContent = text === this.#region.textContent ? `${text}\u00a0` : text;
      this.#sentences = [];
    });
  }

  /**
   * What lies at a point, with all that is to be seen there.
   * @param {Position} position @param {Point} point @param {Partial<Highlights>} highlights @param {Territory[]} offers
   * @param {string[]} marks the kinds of markup there, and labels
   */
  sayPoint(position, point, highlights, offers, marks) {
    const { messages } = this;
    const i = indexOf(position, point);
    const [dot, owner] = [dotOf(position.dots[i]), ownerOf(position.owners[i])];
    const name = (/** @type {number} */ player) => messages.name(position, player);
    const lies = owner < 0 ? (dot < 0 ? 'free' : 'dot') : dot < 0 ? 'territory' : 'enclosed';
    const words = [
      messages.text('point', {
        point: pointName(point),
        lies,
        dot: dot < 0 ? '' : name(dot),
        owner: owner < 0 ? '' : name(owner),
      }),
    ];
    const offering = new Set(ringsAround(offers, point).map((offer) => offer.owner));
    for (const player of offering) words.push(messages.text('point-offer', { name: name(player) }));
    const pair = pairOf(point);
    const holds = (/** @type {{points: string}} */ item) =>
      parsePoints(item.points).some((other) => pairOf(other) === pair);
    for (const house of highlights.houses ?? []) {
      if (holds(house)) words.push(messages.text('point-house', { name: name(house.owner) }));
    }
    if (highlights.grounded?.some(holds)) words.push(messages.text('point-grounded'));
    for (const { player, x, y, captured } of highlights.threats ?? []) {
      if (x === point.x && y === point.y) {
        words.push(messages.text('point-threat', { name: name(player), count: captured }));
      }
    }
    for (const mark of marks) words.push(messages.textOr(`mark-${mark}`, mark));
    this.say(words.join(', '));
  }

  /** @param {Position} position */
  sayScore(position) {
    for (let player = 0; player < position.players; player++) {
      this.say(
        this.messages.text('score-of', {
          name: this.messages.name(position, player),
          count: position.captures[player],
        }),
      );
    }
    this.sayStatus(position);
  }

  /** @param {Position} position */
  sayStatus(position) {
    this.say(statusText(this.messages, position));
  }

  /** What an answer has changed. @param {Position} position @param {Position | null} before */
  sayChange(position, before) {
    const { messages } = this;
    const { dot, taken } = position.change;
    if (dot) {
      this.say(
        messages.text('said-move', { name: messages.name(position, dot.player), point: pointName(dot) }),
      );
    } else if (before && !taken.length && this.#sayWord(position, before)) return this.sayStatus(position);
    else if (position.plies === 0) {
      this.say(messages.text('said-new', { width: position.width, height: position.height }));
    }
    for (const { owner, captured, freed } of taken) {
      if (captured) {
        this.say(messages.text('said-capture', { name: messages.name(position, owner), count: captured }));
      }
      if (freed) {
        this.say(messages.text('said-frees', { name: messages.name(position, owner), count: freed }));
      }
    }
    this.sayStatus(position);
  }

  /**
   * A change that is no dot and no capture; whether it was one that has words.
   * @param {Position} position
   * @param {Position} before
   */
  #sayWord(position, before) {
    const { messages } = this;
    const { offer, ply, plies, outcome } = position;
    const added = (/** @type {number[]} */ now, /** @type {number[]} */ then) =>
      now.find((player) => !then.includes(player));
    const say = (/** @type {string} */ id, /** @type {number} */ player) =>
      this.say(messages.text(id, { name: messages.name(position, player) }));
    const stopped = added(position.stopped, before.stopped);
    const resigned = added(position.resigned, before.resigned);
    if (
      offer &&
      offer.player === before.offer?.player &&
      offer.accepted.length > before.offer.accepted.length
    ) {
      say('said-accepted', added(offer.accepted, before.offer.accepted) ?? offer.player);
    } else if (offer) say(`${offer.kind}-offered`, offer.player);
    else if (before.offer && !outcome && ply === before.ply) this.say(messages.text('said-declined'));
    else if (plies === before.plies && ply < before.ply) this.say(messages.text('said-undo'));
    else if (stopped !== undefined && ply > before.ply) say('said-stop', stopped);
    else if (resigned !== undefined && ply > before.ply) {
      say(resigned === this.flagged || outcome?.reason === 'time' ? 'said-time' : 'said-resign', resigned);
    } else if (ply === before.ply + 1 && !outcome) say('said-pass', before.turn);
    else return false;
    return true;
  }
}

/**
 * What is to be done to declare, to draw a ring or to mark points; '' where neither is going on.
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
    return messages.text('ring-hint', {
      count: points.length,
      first: points.length ? pointName(points[0]) : '',
    });
  }
  const { armed, chooser, all, chosen } = declaring;
  if (!armed) {
    const { declarer } = position;
    const count = declaring.seen(declarer).length;
    return declarer === null || !count
      ? ''
      : messages.text('declare-hint-now', { name: messages.name(position, declarer), count });
  }
  const name = messages.name(position, chooser ?? position.declarer ?? position.turn);
  return messages.text(chooser === null ? 'declare-hint-last' : all ? 'declare-hint-all' : 'declare-hint', {
    name,
    count: chosen.length,
  });
}

/**
 * How the game has ended, or that somebody has stopped; '' while it just goes on.
 * @param {Messages} messages
 * @param {Position} position
 */
export function standingText(messages, position) {
  if (position.outcome) return statusText(messages, position);
  if (!position.stopped.length) return '';
  const alone = aloneAfterStop(position);
  const stopper = namesOf(messages, position, position.stopped);
  return messages.text(alone === null ? 'stopped-others' : 'stopped-alone', {
    stopper,
    name: messages.name(position, alone ?? position.turn),
  });
}

/** Whose turn it is, or how the game has ended. @param {Messages} messages @param {Position} position */
export function statusText(messages, position) {
  if (!position.outcome) return messages.text('to-move', { name: messages.name(position, position.turn) });
  return `${resultText(messages, position)} ${reasonText(messages, position)}`;
}

/** @param {Messages} messages @param {Position} position */
export function resultText(messages, position) {
  const winner = position.outcome?.winner ?? null;
  return winner === null
    ? messages.text('result-draw')
    : messages.text('result-win', { name: messages.name(position, winner) });
}

/** @param {Messages} messages @param {Position} position */
export function reasonText(messages, position) {
  const { outcome, settlement, options, players } = position;
  const who = outcome?.reason === 'stop' ? position.stopped : position.resigned;
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

/** @param {Messages} messages @param {Position} position @param {number[]} players */
function namesOf(messages, position, players) {
  return messages.list(players.map((player) => messages.name(position, player)));
}
