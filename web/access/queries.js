import { indexOf, pointName, rowName } from '../model/points.js';
import { allPlayers, dotOf, ownerOf } from '../model/position.js';
import { shownPosition } from '../store/state.js';
import { lyingText, placeText } from '../ui/pointtext.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */

/** Answers questions about the game in words: one key each, for people who cannot look at the board. */
export class Queries {
  /** @param {FullPage} page */
  constructor({ store, engine, messages, speech }) {
    this.store = store;
    this.engine = engine;
    this.messages = messages;
    this.speech = speech;
  }

  /** Answer a question (model/keys.js). Return whether it is one. @param {string} question @param {Point} cursor */
  answer(question, cursor) {
    const position = shownPosition(this.store.state);
    if (!position) return false;
    if (question === 'last-dot') this.#sayLast(position);
    else if (question === 'around') this.#sayAround(position, cursor);
    else if (question === 'row') this.#sayRow(position, cursor.y);
    else if (question === 'territories') this.#sayTerritories(position);
    else if (question === 'threats') void this.#sayThreats(position);
    else return false;
    return true;
  }

  /** @param {string} id @param {Record<string, string | number>} [values] */
  #say(id, values) {
    this.speech.say(this.messages.text(id, values));
  }

  /** @param {Position} position */
  #sayLast(position) {
    const { last } = position;
    if (!last) return this.#say('said-no-last');
    this.#say('said-last', { name: this.messages.name(position, last.player), point: pointName(last) });
  }

  /** Say what lies on the points around one. @param {Position} position @param {Point} point */
  #sayAround(position, { x, y }) {
    const points = [];
    for (let row = Math.max(0, y - 1); row <= Math.min(position.height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(position.width - 1, x + 1); column++) {
        if (row !== y || column !== x) points.push({ x: column, y: row });
      }
    }
    this.#sayPoints(position, points, 'around', { point: pointName({ x, y }) });
  }

  /** @param {Position} position @param {number} y */
  #sayRow(position, y) {
    const points = Array.from({ length: position.width }, (_, x) => ({ x, y }));
    this.#sayPoints(position, points, 'row', { row: rowName(y) });
  }

  /**
   * Say what lies on those of the points that are not free.
   * @param {Position} position
   * @param {Point[]} points
   * @param {string} where
   * @param {Record<string, string>} values that name the place
   */
  #sayPoints(position, points, where, values) {
    const taken = points.filter((point) => {
      const i = indexOf(position, point);
      return dotOf(position.dots[i]) >= 0 || ownerOf(position.owners[i]) >= 0;
    });
    if (!taken.length) return this.#say(`said-${where}-free`, values);
    const told = taken.map((point) => lyingText(this.messages, position, point)).join('; ');
    this.#say(`said-${where}`, { ...values, points: told });
  }

  /** @param {Position} position */
  #sayTerritories(position) {
    if (!position.territories.length) return this.#say('said-no-territories');
    for (const player of allPlayers(position)) {
      const areas = position.territories.filter(({ owner }) => owner === player);
      const places = areas.map((area) => placeText(this.messages, area)).join('; ');
      if (areas.length) this.#say('said-territories', { name: this.messages.name(position, player), places });
    }
  }

  /** @param {Position} position */
  async #sayThreats(position) {
    const answer = await this.engine.ask({ kind: 'explain', kinds: ['threats'] }).catch(() => null);
    if (shownPosition(this.store.state) !== position || answer?.kind !== 'highlights') return;
    if (!answer.threats?.length) return this.#say('said-no-threats');
    const words = answer.threats.map(({ player, captured, ...point }) => {
      const name = this.messages.name(position, player);
      return `${pointName(point)}: ${this.messages.text('point-threat', { name, count: captured })}`;
    });
    this.speech.say(`${words.join('; ')}.`);
  }
}
