import { pointName } from '../model/points.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { LearningAnswer, ShapeInfo } from '../protocol.js' */

const AGAIN = 6; // moves after which a shape is named again
const KEPT = 2; // moves for which a name stays

/** @typedef {{ply: number, point: string, name: ShapeInfo['name']}} Named a shape that has turned up */

/** Names the shapes that turn up in a game, each with its lesson, if the settings say so. */
export class Shapes {
  /** @type {Named[]} */
  #named = [];
  #isBusy = false;
  #isShown = false;

  /** @param {FullPage} page @param {(shape: string) => unknown} showLesson */
  constructor({ store, settings, thinker, messages }, showLesson) {
    this.store = store;
    this.settings = settings;
    this.thinker = thinker;
    this.messages = messages;
    this.showLesson = showLesson;
    store.watch(['position', 'queue'], () => void this.#follow());
  }

  /** The position whose last dot may have made shapes, or null. @returns {Position | null} */
  get #asked() {
    const { position, queue, draft } = this.store.state;
    const isOn = this.settings.values.shapes === 'on';
    return isOn && position?.change.dot && !queue.length && !draft ? position : null;
  }

  async #follow() {
    const position = this.#asked;
    if (!position) {
      if (!this.store.state.position?.change.dot) this.#forget();
      return;
    }
    if (this.#isBusy) return;
    this.#isBusy = true;
    const shapes = await this.#ask().catch(() => []);
    this.#isBusy = false;
    const { ply, change } = position;
    if (position !== this.store.state.position) return void this.#follow();
    const point = change.dot ? pointName(change.dot) : '';
    const recent = this.#named.filter((each) => each.ply < ply && each.ply > ply - AGAIN);
    const fresh = shapes.filter(({ name }) => recent.every((each) => each.name !== name)).slice(0, KEPT);
    this.#named = [...recent, ...fresh.map(({ name }) => ({ ply, point, name }))];
    this.#show(this.#named.filter((each) => each.ply > ply - KEPT));
  }

  /** @returns {Promise<ShapeInfo[]>} */
  async #ask() {
    /** @type {Extract<LearningAnswer, {kind: 'shapes'}> | null} */
    const answer = await this.thinker.learn({ kind: 'shapes' });
    return answer?.shapes ?? [];
  }

  #forget() {
    this.#named = [];
    this.#show([]);
  }

  /** @param {Named[]} named */
  #show(named) {
    if (!named.length && !this.#isShown) return;
    this.#isShown = named.length > 0;
    const links = named.map(({ point, name }) => ({
      text: `${point}: ${this.messages.text(`shape-${name}`)}`,
      follow: () => void this.showLesson(name),
    }));
    this.store.update({ notice: { text: '', links } });
  }
}
