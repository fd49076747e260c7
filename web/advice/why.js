import { savedText, saveFile } from '../files/saving.js';
import { formatPoints, indexOf, pointName } from '../model/points.js';
import { dotOf, ownerOf } from '../model/position.js';
import { byId, make, prose } from '../ui/element.js';
import { late } from '../ui/late.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Demonstration } from './demonstration.js' */
/** @import { CaptureThreat, HintInfo, PointReasons } from '../protocol.js' */

const SGF = 'application/x-go-sgf';

/** Answers “why?”: what explains a point that one taps, and what speaks for a hint, step by step. */
export class Why {
  #panel = byId('why', HTMLElement);
  #told = byId('why-told', HTMLElement);
  #choices = byId('why-choices', HTMLElement);
  #back = byId('why-back', HTMLButtonElement);
  #keep = byId('why-keep', HTMLButtonElement);
  #save = byId('why-save', HTMLButtonElement);
  #pageElement = byId('page', HTMLElement);
  /** The position that is explained. @type {Position | null} */
  #position = null;
  #isAsking = false;
  /** What is shown of a hint. @type {Demonstration | null} */
  #shown = null;

  /** @param {FullPage} page */
  constructor(page) {
    this.page = page;
    this.messages = page.messages;
    const ask = byId('why-ask', HTMLButtonElement);
    ask.onclick = () => {
      byId('more-menu', HTMLElement).hidePopover();
      this.choosePoint();
    };
    page.store.watch(['limits'], ({ limits }) => {
      ask.hidden = !limits.hints;
      if (!limits.hints) this.close();
    });
    byId('why-close', HTMLButtonElement).onclick = () => this.close();
    this.#back.onclick = () => {
      this.#shown?.back();
      this.#step();
    };
    this.#keep.onclick = () => void this.#addToRecord();
    this.#save.onclick = () => void this.#saveProof();
    page.store.watch(['position', 'draft'], ({ position, draft }) => {
      if (this.#position && (draft || position?.node !== this.#position.node)) this.close();
    });
    page.table.on('change', () => {
      if (this.#isAsking && !page.table.asking) this.close();
    });
  }

  /** Let the next taps on the board ask about points. */
  choosePoint() {
    const { table, store, board } = this.page;
    if (!store.state.limits.hints) return;
    this.#open(store.state.position, null);
    if (!this.#position) return;
    table.asking = (point) => void this.#explain(point);
    this.#isAsking = true;
    this.#tell(this.messages.text('why-choose'));
    board.element.focus({ preventScroll: true });
  }

  /**
   * Show what speaks for a hint.
   * @param {Position} position
   * @param {HintInfo} hint
   */
  async showHint(position, hint) {
    const { thinker, store } = this.page;
    this.#open(position, null);
    const gain = provableGain(hint);
    let proof = null;
    let sgf = null;
    if (gain) {
      this.#tell(this.messages.text('why-looking'));
      try {
        const { x, y } = hint;
        const found = await thinker.prove({ x, y, gain }, () => {});
        if (this.#position !== position) return;
        proof = found?.proof ?? null;
        sgf = found?.sgf ?? null;
      } catch {
        if (this.#position !== position) return;
        store.notify(this.messages.text('hints-failed'));
      }
    }
    const part = await late(this.page, () => import('./demonstration.js'));
    if (this.#position !== position) return;
    if (!part) return void this.close();
    this.#shown = new part.Demonstration(this.messages, position, hint, proof, sgf);
    this.#step();
  }

  /** Hide the answer. Return whether there was one. */
  close() {
    if (!this.#position) return false;
    const { board, table } = this.page;
    this.#position = this.#shown = null;
    this.#isAsking = false;
    table.asking = null;
    table.preview = null;
    this.#draw([]);
    this.#panel.hidden = true;
    this.#pageElement.classList.remove('explaining');
    board.element.focus({ preventScroll: true });
    return true;
  }

  /** @param {Position | null} position @param {Demonstration | null} shown */
  #open(position, shown) {
    this.#position = position;
    this.#shown = shown;
    this.page.table.preview = null;
    this.#draw([]);
    this.#choices.replaceChildren();
    this.#back.hidden = this.#keep.hidden = this.#save.hidden = true;
    this.#panel.hidden = !position;
    this.#pageElement.classList.toggle('explaining', position !== null);
  }

  /** @param {string} words */
  #tell(words) {
    this.#told.replaceChildren(...prose(words));
    this.page.speech.say(words);
  }

  /** @param {(Point & {player: number})[]} dots */
  #draw(dots) {
    const { board } = this.page;
    board.advised = { ...board.advised, better: dots };
  }

  /** Explain a point. @param {Point} point */
  async #explain(point) {
    const { engine, table } = this.page;
    const position = this.#position;
    const answer = await engine.ask({ kind: 'why', ...point }).catch(() => null);
    if (!position || position !== this.#position || answer?.kind !== 'reasons') return;
    const [capture] = answer.captures;
    const [ring] = capture ? [capture] : [...answer.closes, ...answer.threats].map(ringOf);
    table.preview = ring ?? null;
    this.#draw(answer.threats.map(({ x, y, player }) => ({ x, y, player })));
    this.#tell(`${pointName(point)}: ${this.#reasons(position, point, answer).join(' ')}`);
  }

  /**
   * Say what explains a point.
   * @param {Position} position
   * @param {Point} point
   * @param {PointReasons} reasons
   */
  #reasons(position, point, { captures, closes, threats, house, grounded }) {
    const { messages } = this;
    const name = (/** @type {number} */ player) => messages.name(position, player);
    const index = indexOf(position, point);
    const owner = ownerOf(position.owners[index]);
    const dot = dotOf(position.dots[index]);
    const words = [];
    if (owner >= 0 && captures.length) {
      const [{ ply, captured }] = captures;
      words.push(messages.text('why-captured', { name: name(owner), ply, captured }));
    } else if (owner >= 0) words.push(messages.text('refusal-move-territory', { owner: name(owner) }));
    else if (dot >= 0) words.push(messages.text('why-dot', { name: name(dot) }));
    if (house !== null) words.push(messages.text('why-house', { name: name(house) }));
    const refusal = REFUSALS[position.refusals[index]];
    if (refusal) words.push(messages.text(refusal));
    for (const { player, captured } of closes) {
      words.push(messages.text('why-closes', { name: name(player), captured }));
    }
    for (const { player, x, y, captured } of threats) {
      words.push(messages.text('why-threat', { name: name(player), point: pointName({ x, y }), captured }));
    }
    if (grounded) words.push(messages.text('why-grounded'));
    else if (dot >= 0 && owner < 0 && !threats.length) words.push(messages.text('why-open'));
    return words.length ? words : [messages.text('why-quiet')];
  }

  /** Show a step of what speaks for a hint. */
  #step() {
    const shown = this.#shown;
    if (!shown) return;
    this.#tell(shown.words);
    this.#draw(shown.dots);
    const buttons = shown.choices.map(({ words, go }) => {
      const onclick = () => {
        go();
        this.#step();
        this.#choices.querySelector('button')?.focus();
      };
      return make('li', {}, make('button', { type: 'button', onclick }, ...prose(words)));
    });
    this.#choices.replaceChildren(...buttons);
    this.#back.hidden = !shown.canGoBack;
    this.#save.hidden = !shown.sgf;
    this.#keep.hidden = false;
  }

  /** Add what is shown to the record as variations. */
  async #addToRecord() {
    const { game, store } = this.page;
    const shown = this.#shown;
    const position = this.#position;
    if (!shown || !position) return;
    const lines = shown.lines().map((line) => formatPoints(line));
    this.close();
    const answer = await game.ask({
      kind: 'graft',
      nodes: lines.map(() => position.node),
      lines,
      comments: lines.map(() => shown.title),
    });
    if (answer.kind === 'error') store.refuse(answer);
    else store.notify(this.messages.text('why-kept', { count: lines.length }));
  }

  async #saveProof() {
    const sgf = this.#shown?.sgf;
    if (!sgf) return;
    const saving = await saveFile('kropki-proof.sgf', new Blob([sgf], { type: SGF }));
    this.page.store.notify(savedText(this.messages, saving));
  }
}

/** Return how many dots a hint gains by force, if it does. @param {HintInfo} hint */
function provableGain({ reasons }) {
  const numbers = new Map(reasons);
  return numbers.get('forces') ?? numbers.get('captures') ?? (numbers.has('places') ? 1 : 0);
}

/** The messages for points that cannot be played though nothing is there. @type {Record<string, string>} */
const REFUSALS = { m: 'refusal-move-middle', s: 'refusal-move-suicide', x: 'refusal-game-over' };

/** Return the area that a dot would capture. @param {CaptureThreat} threat */
const ringOf = ({ player, rings }) => ({ owner: player, ring: rings[0] });
