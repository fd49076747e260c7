import { pointName } from '../model/points.js';
import { JUMPS } from '../model/requests.js';
import { placeText } from '../ui/pointtext.js';
import { guideText, statusText } from '../ui/texts.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { RecordPanel } from '../record/record.js' */
/** @import { Notice } from '../store/state.js' */

/** Requests that other parts of the page speak of, if anybody made them. */
const SPOKEN_ELSEWHERE = ['annotate', 'set_info'];

/** Says in words what happens on the board, for people who use a screen reader. */
export class Narrator {
  #guide = '';

  /** @param {FullPage} page @param {RecordPanel} record */
  constructor(page, record) {
    const { store, table, messages, speech } = page;
    this.page = page;
    this.messages = messages;
    this.speech = speech;
    this.record = record;
    store.subscribe((state, before) => {
      if (state.stage.name !== before.stage.name) this.#say(`said-${state.stage.name}`);
      if (state.position && before.position && state.position !== before.position) {
        this.#sayAnswer(state.position, before.position);
      }
    });
    store.watch(
      ['premove'],
      ({ premove }) => premove && this.#say('said-premove', { point: pointName(premove) }),
    );
    store.watch(['notice'], ({ notice }) => notice && this.#sayNotice(notice));
    table.on('change', () => this.#sayGuide());
    table.marking.on('mark', ({ tool, point, isPut }) =>
      this.#say('said-mark', { tool, point: pointName(point), put: isPut ? 'yes' : 'no' }),
    );
  }

  /** @param {Notice} notice */
  #sayNotice({ text, links = [] }) {
    const words = [text, ...links.map((link) => link.text)].filter(Boolean);
    if (words.length) this.speech.say(words.join(' '));
  }

  /** @param {Position} position */
  sayScore(position) {
    for (let player = 0; player < position.players; player++) {
      const name = this.messages.name(position, player);
      this.#say('score-of', { name, count: position.captures[player] });
    }
    this.#sayStatus(position);
  }

  /** @param {string} id @param {Record<string, string | number>} [values] */
  #say(id, values) {
    this.speech.say(this.messages.text(id, values));
  }

  /** @param {Position} position */
  #sayStatus(position) {
    this.speech.say(statusText(this.messages, position, this.page.store.state.seats));
  }

  #sayGuide() {
    const { position, draft } = this.page.store.state;
    if (!position || draft) return;
    const guide = guideText(this.messages, position, this.page.table);
    if (guide && guide !== this.#guide) this.speech.say(guide);
    this.#guide = guide;
  }

  /** Say what an answer has changed. @param {Position} position @param {Position} before */
  #sayAnswer(position, before) {
    const { game } = this.page;
    const kind = game.answering?.kind ?? '';
    if (game.takenBack.isRemoval(game.answering)) return;
    if (JUMPS.includes(kind) || this.record.walker.hasMade(game.answering)) this.#sayStep(position);
    else if (this.messages.has(`said-edit-${kind}`)) this.#say(`said-edit-${kind}`);
    else if (!SPOKEN_ELSEWHERE.includes(kind)) this.#sayChange(position, before, kind);
  }

  /** Say where a step in the record leads, unless the record plays by itself. @param {Position} position */
  #sayStep(position) {
    if (this.record.walker.isPlaying) return;
    this.speech.say(this.record.describe(position));
    if (position.outcome) this.#sayStatus(position);
  }

  /** @param {Position} position @param {Position} before @param {string} kind of the request */
  #sayChange(position, before, kind) {
    const { messages } = this;
    const { dot, taken } = position.change;
    const name = (/** @type {number} */ player) => messages.name(position, player);
    if (dot) this.#say('said-move', { name: name(dot.player), point: pointName(dot) });
    else if (!taken.length && this.#sayOther(position, before, kind)) return this.#sayStatus(position);
    else if (position.plies === 0) this.#say('said-new', { width: position.width, height: position.height });
    for (const area of taken) {
      const { owner, captured, freed } = area;
      const place = placeText(messages, area);
      if (captured) this.#say('said-capture', { name: name(owner), count: captured, place });
      if (freed) this.#say('said-frees', { name: name(owner), count: freed });
    }
    this.#sayStatus(position);
  }

  /**
   * Announce a change that is neither a dot nor a capture. Return whether there are words for it.
   * @param {Position} position
   * @param {Position} before
   * @param {string} kind of the request
   */
  #sayOther(position, before, kind) {
    const { offer, ply, plies, outcome } = position;
    const added = (/** @type {number[]} */ now, /** @type {number[]} */ then) =>
      now.find((player) => !then.includes(player));
    const say = (/** @type {string} */ id, /** @type {number} */ player) =>
      this.#say(id, { name: this.messages.name(position, player) });
    const stopped = added(position.stopped, before.stopped);
    const resigned = added(position.resigned, before.resigned);
    const accepted =
      offer && offer.player === before.offer?.player
        ? added(offer.accepted, before.offer.accepted)
        : undefined;
    if (accepted !== undefined) say('said-accepted', accepted);
    else if (offer) say(`${offer.kind}-offered`, offer.player);
    else if (before.offer && !outcome && ply === before.ply) this.#say('said-declined');
    else if (plies === before.plies && ply < before.ply) this.#say('said-undo');
    else if (stopped !== undefined && ply > before.ply) say('said-stop', stopped);
    else if (resigned !== undefined && ply > before.ply) {
      say(kind === 'time_up' || outcome?.reason === 'time' ? 'said-time' : 'said-resign', resigned);
    } else if (ply === before.ply + 1 && !outcome && !position.record) say('said-pass', before.turn);
    else return false;
    return true;
  }
}
