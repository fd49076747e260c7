import { byId } from './element.js';
import { dotOf, indexOf, ownerOf, pointName } from './position.js';
/** @import { Messages } from './messages.js' */
/** @import { Point, Position } from './position.js' */

/** Says in words, through one polite live region, what the board shows. */
export class Speech {
  #region = byId('live', HTMLElement);
  /** @type {string[]} */
  #sentences = [];

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

  /** @param {Position} position @param {Point} point */
  sayPoint(position, point) {
    const { messages } = this;
    const i = indexOf(position, point);
    const [dot, owner] = [dotOf(position.dots[i]), ownerOf(position.owners[i])];
    const name = (/** @type {number} */ player) => messages.name(position, player);
    const lies = owner < 0 ? (dot < 0 ? 'free' : 'dot') : dot < 0 ? 'territory' : 'enclosed';
    this.say(messages.text('point', { point: pointName(point), lies, dot: dot < 0 ? '' : name(dot), owner: owner < 0 ? '' : name(owner) }));
  }

  /** @param {Position} position */
  sayScore(position) {
    for (let player = 0; player < position.players; player++) {
      this.say(this.messages.text('score-of', { name: this.messages.name(position, player), count: position.captures[player] }));
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
    if (dot) this.say(messages.text('said-move', { name: messages.name(position, dot.player), point: pointName(dot) }));
    else if (before && position.draw_offer !== null && before.draw_offer === null) {
      this.say(messages.text('draw-offered', { name: messages.name(position, position.draw_offer) }));
    } else if (before && before.draw_offer !== null && !position.outcome && position.ply === before.ply) this.say(messages.text('said-declined'));
    else if (before && position.plies === before.plies && position.ply < before.ply) this.say(messages.text('said-undo'));
    else if (position.plies === 0) this.say(messages.text('said-new', { width: position.width, height: position.height }));
    for (const { owner, captured } of taken) {
      if (captured) this.say(messages.text('said-capture', { name: messages.name(position, owner), count: captured }));
    }
    this.sayStatus(position);
  }
}

/** Whose turn it is, or how the game has ended. @param {Messages} messages @param {Position} position */
export function statusText(messages, position) {
  if (!position.outcome) return messages.text('to-move', { name: messages.name(position, position.turn) });
  return `${resultText(messages, position)} ${reasonText(messages, position)}`;
}

/** @param {Messages} messages @param {Position} position */
export function resultText(messages, position) {
  const winner = position.outcome?.winner ?? null;
  return winner === null ? messages.text('result-draw') : messages.text('result-win', { name: messages.name(position, winner) });
}

/** @param {Messages} messages @param {Position} position */
export function reasonText(messages, position) {
  return messages.text('reason', { reason: position.outcome?.reason ?? '' });
}
