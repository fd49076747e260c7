import { allPlayers } from '../../model/position.js';
import { NAME_FIELDS } from '../../model/seats.js';
import { MAX_NAME } from '../../protocol.js';
import { byId, dotIcon, make } from '../../ui/element.js';
/** @import { Position } from '../../model/position.js' */
/** @import { FullPage } from '../../play/page.js' */

const RANKS = ['BR', 'WR'];
const TEAMS = ['BT', 'WT'];
const GAME = ['EV', 'RO', 'DT', 'PC', 'RE', 'GN'];
const NOTES = ['SO', 'US', 'AN', 'CP'];
const COMMENT = 'GC';

/** The panel about the players and the event. A change is saved as soon as its field is left. */
export class AboutPanel {
  #form = byId('about-form', HTMLFormElement);
  #fault = byId('about-fault', HTMLElement);
  /** The fields as the engine knows them. @type {Record<string, string>} */
  #info = {};
  /** Counts how often the panel was shown: an answer to an earlier request is ignored. */
  #turn = 0;

  /** @param {FullPage} page */
  constructor({ messages, speech, store, engine, game }) {
    this.messages = messages;
    this.speech = speech;
    this.store = store;
    this.engine = engine;
    this.game = game;
    this.#form.addEventListener('change', () => void this.#save());
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    // A field is not left when the dialog closes.
    byId('files-dialog', HTMLDialogElement).addEventListener('close', () => void this.#save());
  }

  async show() {
    const turn = ++this.#turn;
    this.#fault.textContent = '';
    this.#form.replaceChildren();
    const answer = await this.engine.ask({ kind: 'info' }).catch(() => null);
    const { position } = this.store.state;
    if (turn !== this.#turn || answer?.kind !== 'info' || !position) return;
    this.#info = answer.info;
    this.#form.replaceChildren(...this.#fields(position));
  }

  /** @param {Position} position */
  #fields(position) {
    const { messages } = this;
    const group = (/** @type {string} */ name, /** @type {HTMLElement[]} */ ...fields) =>
      make('fieldset', {}, make('legend', {}, messages.text(`info-${name}`)), ...fields);
    const players = allPlayers(position).map((player) => this.#player(player));
    return [
      group('players', ...players),
      group('game', make('div', { className: 'grid' }, ...GAME.map((field) => this.#field(field)))),
      group(
        'notes',
        this.#field(COMMENT, make('textarea', { rows: 3 })),
        make('div', { className: 'grid' }, ...NOTES.map((field) => this.#field(field))),
      ),
    ];
  }

  /** @param {number} player */
  #player(player) {
    const { messages } = this;
    const colour = messages.text('player', { player });
    const name = make('input', {
      name: NAME_FIELDS[player],
      maxLength: MAX_NAME,
      value: this.#info[NAME_FIELDS[player]] ?? '',
      autocomplete: 'off',
      dir: 'auto',
      placeholder: colour,
    });
    name.setAttribute('aria-label', messages.text('info-PB', { player: colour }));
    const more =
      player < RANKS.length
        ? [this.#field(RANKS[player], undefined, 'rank'), this.#field(TEAMS[player], undefined, 'team')]
        : [];
    return make('div', { className: `about-player player-${player}` }, dotIcon(player), name, ...more);
  }

  /** @param {string} field @param {HTMLInputElement | HTMLTextAreaElement} [box] @param {string} [label] */
  #field(field, box = make('input', { autocomplete: 'off' }), label = field) {
    Object.assign(box, { name: field, value: this.#info[field] ?? '', dir: 'auto' });
    return make('label', {}, make('span', {}, this.messages.text(`info-${label}`)), box);
  }

  /** Save the fields that have changed. */
  async #save() {
    const fields = [...this.#form.elements].filter(
      (box) => box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement,
    );
    const info = Object.fromEntries(
      fields
        .filter(({ name, value }) => value.trim() !== (this.#info[name] ?? ''))
        .map(({ name, value }) => [name, value.trim()]),
    );
    if (!Object.keys(info).length) return;
    const before = this.#info;
    this.#info = { ...before, ...info };
    const answer = await this.game.ask({ kind: 'set_info', info });
    this.#fault.textContent = answer.kind === 'error' ? answer.message : '';
    if (answer.kind === 'error') this.#info = before;
    else this.speech.say(this.messages.text('said-kept'));
  }
}
