import { pairOf, parsePoints, pointName } from '../../model/points.js';
/** @import { LazyOpener } from '../../files/lazyopener.js' */
/** @import { FullPage } from '../../play/page.js' */
/** @import { OpenClass } from './openclass.js' */

/** A position or a game of a class on the board of the page, whose continuation may be hidden at first. */
export class GameStep {
  /** What the reader is to find: the class and the number of its step. @type {{opened: OpenClass, number: number} | null} */
  #asked = null;
  /** Whether what was hidden can be shown now. */
  canShow = false;

  /** @param {FullPage} page @param {LazyOpener} opener @param {() => void} tell called when a point was played */
  constructor({ store, game, messages }, opener, tell) {
    this.store = store;
    this.game = game;
    this.messages = messages;
    this.opener = opener;
    this.tell = tell;
    store.watch(['position'], ({ position }) => {
      const asked = this.#asked;
      if (!asked || !position) return;
      const { opened, number } = asked;
      const { dot } = position.change;
      if (position.record) this.#asked = null; // another game
      else if (dot && position.ply > opened.steps[number].at) {
        this.#asked = null;
        this.canShow = true;
        opened.answer(number, true, { point: pairOf(dot) });
        this.tell();
      }
    });
  }

  /** Show a step on the board. @param {OpenClass} opened @param {number} number */
  async open(opened, number) {
    const { source, before, at, played } = opened.steps[number];
    const isShown = opened.isShown(number);
    const isFound = isShown && before !== '' && played !== '';
    this.#asked = null;
    this.canShow = false;
    await this.opener.openText(isShown ? source : before, 'classes');
    const ply = isFound ? at + 1 : at;
    if (this.store.state.position?.ply !== ply) await this.game.ask({ kind: 'go', ply });
    if (!isShown) this.#asked = { opened, number };
    else if (!before) opened.answer(number, true);
  }

  /** Say what is asked or was played in a step. @param {OpenClass} opened @param {number} number */
  words(opened, number) {
    const { messages } = this;
    const { hidden, played } = opened.steps[number];
    if (!hidden) return '';
    const [mine] = parsePoints(opened.progress.steps[number].point).map(pointName);
    const [theirs] = parsePoints(played).map(pointName);
    if (!mine) return opened.isTeachers ? '' : messages.text('class-ask');
    if (!theirs) return messages.text('class-put', { point: mine });
    return messages.text('class-played', {
      point: mine,
      other: theirs,
      same: mine === theirs ? 'yes' : 'no',
    });
  }
}
