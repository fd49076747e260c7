import { allPlayers, isReviewable } from '../model/position.js';
import { ENDS } from '../model/requests.js';
import { byId, make } from '../ui/element.js';
import { nextLevelText } from '../ui/levels.js';
import { reasonText, resultText, settlementTexts } from '../ui/texts.js';
/** @import { GamePosition, Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { ReviewOffer } from '../review/offer.js' */

/** The card beside the board with the result, after a move that ends the game. */
export class Result {
  #page = byId('page', HTMLElement);
  #card = byId('result', HTMLElement);
  /** The position whose result is shown, or waits for the end of an animation. @type {GamePosition | null} */
  #ended = null;

  /**
   * @param {FullPage} page
   * @param {ReviewOffer} review
   * @param {() => void} tell adds to the card what can be told of the game
   */
  constructor({ store, game, board, messages, speech }, review, tell) {
    this.store = store;
    this.game = game;
    this.speech = speech;
    this.board = board;
    this.messages = messages;
    this.tell = tell;
    byId('result-close', HTMLElement).onclick = () => this.close();
    byId('result-review', HTMLElement).onclick = () => void review.open();
    byId('result-share', HTMLElement).onclick = () => byId('share', HTMLElement).click();
    byId('result-again', HTMLElement).onclick = () => byId('again', HTMLElement).click();
    store.watch(['position'], ({ position }, before) => {
      const ends = ENDS.includes(game.answering?.kind ?? '');
      if (position?.outcome && ends && before.position && !before.position.outcome) void this.#open(position);
      else if (this.#ended && (!position || position.record || this.#goesOn(position))) this.close();
    });
  }

  /** Show the result, after the last capture has been drawn. @param {GamePosition} position */
  async #open(position) {
    this.#ended = position;
    while (this.board.isMoving) await new Promise(requestAnimationFrame);
    if (this.#ended !== position) return;
    this.#fill(position);
    this.#card.hidden = false;
    this.#page.classList.add('ended');
    this.tell();
  }

  /** Return whether the game goes on, or has been edited. Who only walks through it keeps the card. @param {GamePosition} position */
  #goesOn({ grown, tree }) {
    const ended = /** @type {GamePosition} */ (this.#ended);
    const isBack = this.game.answering?.kind === 'undo';
    return isBack || tree !== ended.tree || grown.some(([node]) => node > ended.node);
  }

  /** Put the card away. Return whether it was there. */
  close() {
    if (!this.#ended) return false;
    this.#ended = null;
    this.#card.hidden = true;
    this.#page.classList.remove('ended');
    return true;
  }

  /** Say who has won and why. @param {Position} position */
  #fill(position) {
    const { messages } = this;
    byId('result-title', HTMLElement).textContent = resultText(messages, position, this.store.state.seats);
    byId('result-reason', HTMLElement).textContent = reasonText(messages, position);
    const next = nextLevelText(messages, this.store.state);
    if (next) this.speech.say(next);
    const lines = [...this.#details(position), ...(next ? [next] : [])];
    byId('result-sums', HTMLElement).hidden = !lines.length;
    byId('result-sums', HTMLElement).replaceChildren(...lines.map((text) => make('li', {}, text)));
    const { hints } = this.store.state.limits;
    byId('result-review', HTMLElement).hidden = !isReviewable(position) || !hints;
  }

  /** Say how the result came about, if the score alone does not. @param {Position} position */
  #details(position) {
    const { messages } = this;
    const { settlement, scores, captures } = position;
    const lines = [];
    if (settlement?.kind === 'territory') lines.push(...settlementTexts(messages, position, settlement));
    if (settlement?.kind === 'stop') {
      const { stopper, lost } = settlement;
      const total = (/** @type {'captured' | 'freed'} */ count) =>
        lost.reduce((sum, area) => sum + area[count], 0);
      lines.push(
        messages.text('result-lost', {
          name: messages.name(position, stopper),
          count: lost.length,
          captured: total('captured'),
          freed: total('freed'),
        }),
      );
    }
    const komi = scores.map((score, player) => score - captures[player]);
    for (const player of allPlayers(position)) {
      if (!komi[player]) continue;
      lines.push(messages.text('result-komi', { name: messages.name(position, player), komi: komi[player] }));
    }
    return lines;
  }
}
