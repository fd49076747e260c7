import { keyOf } from '../../base/keys.js';
import { signed } from '../../base/signed.js';
import { make, makeSvg } from '../../ui/element.js';
import { marked, partName, sourceOf, weightsText } from './netnames.js';
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Place, Plan } from './netnames.js' */

/** The places of a stencil, row by row. */
const NAMES = ['up-left', 'up', 'up-right', 'left', 'here', 'right', 'down-left', 'down', 'down-right'];
const PLACES = NAMES.length;
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 };
/** Keys that set a weight at once. */
const VALUES = { '+': 1, '-': -1, 0: 0 };

/** Return the weight after another one. @param {number} weight */
export const nextWeight = (weight) => (weight === 1 ? -1 : weight + 1);

/**
 * The weights of a neuron: a small picture of the stencil for each plane that it sees. The one that is chosen opens
 * with a button for each weight.
 */
export class NetWeights {
  element = make('ul', { className: 'lab-stencils', id: 'lab-net-weights' });
  #editor = make('li', { className: 'lab-stencil' });
  /** @type {HTMLButtonElement[]} */
  #openers = [];
  /** @type {Plan | null} */
  #plan = null;
  #row = 0;
  /** By tap, as they are. @type {number[]} */
  #weights = [];
  /** By tap, before any change. @type {number[]} */
  #shipped = [];
  /** The plane whose stencil is open. */
  #channel = -1;

  /**
   * @param {Messages} messages
   * @param {(tap: number, weight: number) => void} change
   * @param {(place: Place) => void} go shows another part of the network
   */
  constructor(messages, change, go) {
    this.messages = messages;
    this.change = change;
    this.go = go;
  }

  /**
   * Show the weights of another neuron.
   * @param {Plan} plan
   * @param {number} row of the neuron
   * @param {number[]} weights by tap, as they are
   * @param {number[]} shipped before any change
   */
  show(plan, row, weights, shipped) {
    this.#plan = plan;
    this.#row = row;
    this.#weights = weights;
    this.#shipped = shipped;
    this.#open(-1);
    this.#openers = Array.from({ length: weights.length / PLACES }, (_, channel) => {
      const onclick = () => this.#open(this.#channel === channel ? -1 : channel);
      const opener = make('button', { type: 'button', className: 'lab-stencil-opener', onclick });
      this.#fill(opener, channel);
      return opener;
    });
    this.element.replaceChildren(...this.#openers.map((opener) => make('li', {}, opener)));
  }

  /** Show other weights of the same neuron. @param {number[]} weights */
  update(weights) {
    const before = this.#weights;
    this.#weights = weights;
    this.#openers.forEach((opener, channel) => {
      const taps = [...Array(PLACES).keys()].map((place) => PLACES * channel + place);
      if (taps.some((tap) => before[tap] !== weights[tap])) this.#fill(opener, channel);
    });
    this.#editor.querySelectorAll('.lab-stencil-places button').forEach((button, place) => {
      this.#label(/** @type {HTMLButtonElement} */ (button), place);
    });
  }

  /** @param {number} channel */
  #open(channel) {
    this.#openers[this.#channel]?.setAttribute('aria-expanded', 'false');
    this.#channel = channel;
    this.#editor.remove();
    this.#editor.replaceChildren();
    const opener = this.#openers[channel];
    if (!opener || !this.#plan) return;
    opener.setAttribute('aria-expanded', 'true');
    const { messages } = this;
    const source = sourceOf(this.#plan, this.#row, channel);
    const places = make('div', { className: 'lab-stencil-places', role: 'group' });
    places.setAttribute('aria-label', this.#nameOf(channel));
    places.append(
      ...Array.from({ length: PLACES }, (_, place) => {
        const button = make('button', { type: 'button', tabIndex: place ? -1 : 0 });
        button.onclick = () => this.#set(place, nextWeight(this.#weightAt(place)));
        button.onfocus = () => this.#rove(places, place);
        this.#label(button, place);
        return button;
      }),
    );
    places.addEventListener('keydown', (event) => this.#onKey(event, places));
    const follow = make('button', { type: 'button', id: 'lab-net-follow' });
    follow.onclick = () => this.go(source);
    messages.label(follow, 'lab-net-follow');
    this.#editor.replaceChildren(places, follow);
    opener.parentElement?.after(this.#editor);
  }

  /** Show the stencil of a plane on its opener. @param {HTMLButtonElement} opener @param {number} channel */
  #fill(opener, channel) {
    const from = PLACES * channel;
    const stencil = this.#weights.slice(from, from + PLACES);
    const isChanged = stencil.some((weight, place) => weight !== this.#shipped[from + place]);
    const name = this.#nameOf(channel);
    const [plus, minus] = [1, -1].map((sign) => stencil.filter((weight) => weight === sign).length);
    opener.replaceChildren(
      picture(stencil),
      make('span', {}, marked(this.messages, name, isChanged)),
      make('small', {}, weightsText(plus, minus)),
    );
    opener.classList.toggle('changed', isChanged);
    opener.setAttribute('aria-expanded', String(this.#channel === channel));
  }

  /** @param {HTMLButtonElement} button @param {number} place */
  #label(button, place) {
    const tap = PLACES * this.#channel + place;
    const weight = this.#weights[tap];
    const isChanged = weight !== this.#shipped[tap];
    button.textContent = signed(weight);
    button.classList.toggle('changed', isChanged);
    const words = this.messages.text('lab-net-weight', {
      name: this.#nameOf(this.#channel),
      place: NAMES[place],
      value: signed(weight),
    });
    button.ariaLabel = marked(this.messages, words, isChanged);
  }

  /** @param {number} channel */
  #nameOf(channel) {
    const plan = /** @type {Plan} */ (this.#plan);
    return partName(this.messages, plan, sourceOf(plan, this.#row, channel));
  }

  /** @param {number} place */
  #weightAt(place) {
    return this.#weights[PLACES * this.#channel + place];
  }

  /** @param {number} place @param {number} weight */
  #set(place, weight) {
    if (weight !== this.#weightAt(place)) this.change(PLACES * this.#channel + place, weight);
  }

  /** Let Tab lead to one place of the stencil alone. @param {Element} places @param {number} at */
  #rove(places, at) {
    places.querySelectorAll('button').forEach((button, place) => (button.tabIndex = place === at ? 0 : -1));
  }

  /** @param {KeyboardEvent} event @param {Element} places */
  #onKey(event, places) {
    const buttons = [...places.querySelectorAll('button')];
    const place = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const key = keyOf(event);
    if (key in VALUES) this.#set(place, VALUES[/** @type {keyof typeof VALUES} */ (key)]);
    else if (key in STEPS) {
      const to = place + STEPS[/** @type {keyof typeof STEPS} */ (key)];
      const isBeside = key === 'ArrowLeft' || key === 'ArrowRight';
      const isInside = buttons[to] && (!isBeside || Math.floor(to / 3) === Math.floor(place / 3));
      if (isInside) buttons[to].focus();
    } else return;
    event.preventDefault();
  }
}

/** Return a picture of a stencil: a full square for +1, a dash in a frame for −1. @param {number[]} stencil */
function picture(stencil) {
  const svg = makeSvg('svg', { viewBox: '0 0 30 30', 'aria-hidden': 'true' });
  stencil.forEach((weight, place) => {
    const [x, y] = [(place % 3) * 10, Math.floor(place / 3) * 10];
    svg.append(makeSvg('rect', { x: x + 1, y: y + 1, width: 8, height: 8, class: `weight${weight}` }));
    if (weight < 0) svg.append(makeSvg('path', { d: `M${x + 3} ${y + 5}h4` }));
  });
  return svg;
}
