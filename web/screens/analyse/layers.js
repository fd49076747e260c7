import { FORECAST } from '../../store/state.js';
import { make } from '../../ui/element.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { State } from '../../store/state.js' */
/** @typedef {typeof KINDS[number]} Kind */

const KINDS = /** @type {const} */ (['threats', 'grounded', 'chains', 'houses', 'pools']);
const FOLLOWED = /** @type {const} */ (['explained', 'offersShown', 'branchesShown', 'limits', 'position']);

/** Buttons that choose what the board shows besides the dots. */
export class Layers {
  element = make('div', { id: 'layers', className: 'layers', role: 'group' });

  /** @param {FullPage} page @param {(words: string) => void} tell says what a layer that has come on shows */
  constructor({ engine, messages, store }, tell) {
    this.engine = engine;
    this.store = store;
    messages.label(this.element, 'layers');
    for (const name of [...KINDS, FORECAST, 'offers', 'branches']) {
      const words = messages.text(name === FORECAST ? 'explain-forecast' : `layer-${name}`);
      const onclick = async () => {
        const isOn = !this.#isOn(store.state, name);
        store.update(this.#patch(name, isOn));
        if (!isOn) return tell('');
        const hasSigns = await this.#hasSigns(name);
        if (!this.#isOn(store.state, name)) return;
        tell(hasSigns ? messages.text(`layer-${name}-help`) : messages.text('layer-none', { layer: words }));
      };
      const button = make('button', { type: 'button', value: name, onclick }, words);
      this.element.append(button);
    }
    store.watch(FOLLOWED, (state) => this.#show(state));
    this.#show(store.state);
  }

  /** Return whether a layer has anything to show in this position. @param {string} name */
  async #hasSigns(name) {
    const kind = KINDS.find((each) => each === name);
    if (!kind) return true;
    const answer = await this.engine.ask({ kind: 'explain', kinds: [kind] }).catch(() => null);
    return answer?.kind !== 'highlights' || Boolean(answer[kind]?.length);
  }

  /** @param {State} state @param {string} name */
  #isOn({ explained, offersShown, branchesShown }, name) {
    if (name === 'offers') return offersShown;
    return name === 'branches' ? branchesShown : explained.includes(name);
  }

  /** @param {string} name @param {boolean} isOn @returns {Partial<State>} */
  #patch(name, isOn) {
    if (name === 'offers') return { offersShown: isOn };
    if (name === 'branches') return { branchesShown: isOn };
    const others = this.store.state.explained.filter((other) => other !== name);
    return { explained: isOn ? [...others, name] : others };
  }

  /** @param {State} state */
  #show(state) {
    const isDeclared = state.position?.options.captures === 'declared';
    for (const button of this.element.querySelectorAll('button')) {
      const name = button.value;
      const isOn = this.#isOn(state, name);
      const isOfDeclared = name === 'offers' || (name === 'pools' && !isOn);
      button.setAttribute('aria-pressed', String(isOn));
      button.hidden = (isOfDeclared && !isDeclared) || (name === FORECAST && !state.limits.hints);
    }
  }
}
