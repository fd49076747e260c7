import { make } from '../../ui/element.js';
import { NetBoard } from './netboard.js';
import { NetChanges } from './netchanges.js';
import { marked, partName, placeName, rowName, weightsText } from './netnames.js';
import { NetThresholds } from './netthresholds.js';
import { NetWeights } from './netweights.js';
import { button, fill, labelled, note } from './parts.js';
/** @import { Position } from '../../model/position.js' */
/** @import { LearningAnswer, NetFeed, NetworkFound, RecordData } from '../../protocol.js' */
/** @import { Changes, Kind } from './netchanges.js' */
/** @import { Lab } from './lab.js' */
/** @import { Place } from './netnames.js' */

/** The part of the lab where the network of the computer player can be looked at and changed. */
export class NetPanel {
  element = make('section', { className: 'lab-network', id: 'lab-panel-network' });
  #row = make('select', { id: 'lab-net-row' });
  #part = make('select', { id: 'lab-net-part' });
  #told = make('p', { className: 'lab-told', id: 'lab-net-told', role: 'status' });
  #sums = make('div');
  #keeps = make('p', { className: 'help' });
  #feeds = make('select', { id: 'lab-net-feeds' });
  #plane;
  #forecast;
  #thresholds;
  #weights;
  #reset;
  /** What shows nothing before the network has answered. @type {HTMLElement[]} */
  #parts;
  #changes = new NetChanges();
  /** The position, and its record. @type {{position: Position, record: RecordData} | null} */
  #game = null;
  /** What is shown. @type {{place: Place, found: NetworkFound} | null} */
  #shown = null;
  /** What is asked for. @type {Place} */
  #place = { row: 1, number: 0 };
  #isBusy = false;
  #isLate = false;

  /** @param {Lab} lab */
  constructor(lab) {
    const { messages } = lab;
    this.lab = lab;
    const tell = (/** @type {string} */ text) => (this.#told.textContent = text);
    this.#plane = new NetBoard(messages, 'plane', tell);
    this.#forecast = new NetBoard(messages, 'forecast', tell);
    this.#thresholds = new NetThresholds(messages, (part, value) => this.#change('thresholds', part, value));
    this.#weights = new NetWeights(
      messages,
      (tap, weight) => this.#change('weights', tap, weight),
      (place) => this.#go(place),
    );
    this.#reset = button(messages, 'lab-net-reset', () => this.#clear());
    this.#row.onchange = () => this.#go({ row: Number(this.#row.value), number: 0 });
    this.#part.onchange = () => this.#go({ row: this.#place.row, number: Number(this.#part.value) });
    this.#feeds.onchange = () => {
      const [row, number] = this.#feeds.value.split(' ').map(Number);
      this.#go({ row, number });
    };
    this.#sums.append(
      make('h3', {}, messages.text('lab-net-thresholds')),
      this.#thresholds.element,
      this.#keeps,
      make('h3', {}, messages.text('lab-net-weights')),
      this.#weights.element,
    );
    const boards = make('div', { className: 'lab-net-boards' }, this.#plane.element, this.#forecast.element);
    const chosen = make(
      'div',
      { className: 'row' },
      labelled(messages, 'lab-net-row', this.#row),
      labelled(messages, 'lab-net-part', this.#part),
      labelled(messages, 'lab-net-feeds', this.#feeds),
      this.#reset,
    );
    this.#parts = [chosen, boards, this.#sums];
    this.element.append(
      note(messages, 'lab-net-help'),
      chosen,
      make('div', { className: 'lab-net-seen' }, boards, this.#told),
      this.#sums,
    );
    this.#hide(true);
  }

  /** Look at the position that the page shows now. */
  async enter() {
    const { store, engine } = this.lab.page;
    const { position, limits } = store.state;
    if (this.#game && this.#game.position === position && limits.hints) return;
    this.#game = null;
    this.#hide(true);
    if (!position || position.players !== 2 || !limits.hints) return this.#tell('none');
    this.#tell('starting');
    const saved = await engine.ask({ kind: 'record' }).catch(() => null);
    if (saved?.kind !== 'record') return this.#tell('failed');
    this.#game = { position, record: saved.record };
    await this.#ask();
  }

  /** Show another part of the network. @param {Place} place */
  #go(place) {
    this.#place = place;
    void this.#ask();
  }

  /** Ask what the changed network has, and again if something has changed meanwhile. */
  async #ask() {
    this.#isLate = true;
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#isLate && this.#game) {
      this.#isLate = false;
      await this.#askFor(this.#place, this.#game).catch((error) => {
        // The script of the lab has a class `NoThought` of its own.
        const { subject = '' } = Object(error).trouble ?? {};
        if (subject.startsWith('network/')) return this.#offerReset();
        this.#game = null; // opening this part again asks again
        this.#tell('failed');
      });
    }
    this.#isBusy = false;
  }

  /** @param {Place} place @param {{position: Position, record: RecordData}} game */
  async #askFor(place, game) {
    const { thinker } = this.lab.page;
    const request = { kind: /** @type {const} */ ('network'), record: game.record, ...place };
    /** @type {Extract<LearningAnswer, {kind: 'network'}> | null} */
    const found = await thinker.learn({ ...request, ...this.#changes.lists }, 'soon');
    if (found && place === this.#place && game === this.#game) this.#show(place, found, game.position);
  }

  /** @param {Place} place @param {NetworkFound} found @param {Position} position */
  #show(place, found, position) {
    const { messages } = this.lab;
    const isElsewhere = this.#shown?.place !== place;
    this.#shown = { place, found };
    if (this.#parts[0].hidden) this.#told.textContent = '';
    this.#hide(false);
    this.#sums.hidden = place.row === 0;
    if (isElsewhere) {
      this.#weights.show(found, place.row, this.#valuesOf('weights'), found.weights);
      this.#showValues();
    }
    const isAbove = place.row > 1 && place.row < found.rows.length - 1;
    this.#keeps.textContent = isAbove ? messages.text('lab-net-keeps') : '';
    this.#showFeeds(found);
    const seen = { ...found, most: found.thresholds.length || 1 };
    const name = placeName(messages, found, place);
    this.#plane.show(messages.text('lab-net-plane', { name, most: seen.most }), position, seen);
    this.#forecast.show(messages.text('explain-forecast'), position, seen);
  }

  /** Show the weights and thresholds as they are now, and what is changed. */
  #showValues() {
    if (!this.#shown) return;
    const { messages } = this.lab;
    const { place, found } = this.#shown;
    this.#weights.update(this.#valuesOf('weights'));
    this.#thresholds.show(this.#valuesOf('thresholds'), found.thresholds);
    this.#reset.disabled = !this.#changes.count;
    /** @type {[string, string][]} */
    const rows = found.rows.map((_, row) => {
      const name = rowName(messages, found, row);
      return [String(row), marked(messages, name, this.#changes.touches(row))];
    });
    /** @type {[string, string][]} */
    const parts = Array.from({ length: found.rows[place.row] }, (_, number) => {
      const name = partName(messages, found, { ...place, number });
      return [String(number), marked(messages, name, this.#changes.touches(place.row, number))];
    });
    fill(this.#row, [['', rows]]);
    fill(this.#part, [['', parts]]);
    this.#row.value = String(this.#place.row);
    this.#part.value = String(this.#place.number);
  }

  /** Return the weights or thresholds of the shown neuron as they are now. @param {Kind} kind */
  #valuesOf(kind) {
    if (!this.#shown) return [];
    const { place, found } = this.#shown;
    return found[kind].map((shipped, part) => this.#changes.valueOf(kind, place, part, shipped));
  }

  /** @param {NetworkFound} found */
  #showFeeds(found) {
    const { messages } = this.lab;
    const words = (/** @type {NetFeed} */ { row, number, plus, minus }) =>
      `${placeName(messages, found, { row, number })}: ${weightsText(plus, minus)}`;
    fill(this.#feeds, [
      ['', [['', messages.text('lab-net-feeds-count', { count: found.feeds.length })]]],
      ['', found.feeds.map((feed) => [`${feed.row} ${feed.number}`, words(feed)])],
    ]);
    this.#feeds.value = '';
  }

  /** @param {Kind} kind @param {number} part @param {number} value */
  #change(kind, part, value) {
    if (!this.#shown) return;
    const { place, found } = this.#shown;
    this.#changes.set(kind, place, part, value, found[kind][part]);
    this.#showValues();
    void this.#ask();
  }

  /** Put the network back, and offer to undo that. */
  #clear() {
    const { messages } = this.lab;
    const { lists } = this.#changes;
    const put = (/** @type {Changes} */ changes) => {
      this.#changes.lists = changes;
      this.#told.textContent = '';
      this.#showValues();
      void this.#ask();
    };
    put({ weights: [], thresholds: [] });
    this.#tell('reset');
    const back = make('button', { type: 'button', onclick: () => (put(lists), this.#reset.focus()) });
    messages.label(back, 'lab-restore');
    this.#told.append(' ', back);
    back.focus();
  }

  /** Say that the changes, which may be from another version of the page, do not fit, and offer to drop them. */
  #offerReset() {
    this.#tell('refused');
    const reset = make('button', { type: 'button', onclick: () => this.#clear() });
    this.lab.messages.label(reset, 'lab-net-reset');
    this.#told.append(' ', reset);
  }

  /** @param {boolean} isHidden */
  #hide(isHidden) {
    for (const part of this.#parts) part.hidden = isHidden;
  }

  /** @param {'starting' | 'none' | 'failed' | 'refused' | 'reset'} state */
  #tell(state) {
    this.#told.textContent = this.lab.messages.text('lab-net-told', { state });
  }
}
