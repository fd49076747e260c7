import { make } from '../../ui/element.js';
import { allCommands, found } from './commands.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { Command } from './commands.js' */

const MAX_SHOWN = 8;

/**
 * @typedef {object} Place where somebody searches
 * @property {HTMLInputElement} field
 * @property {HTMLElement} list where the commands are shown
 * @property {HTMLElement[]} others what they take the place of
 * @property {() => void} leave closes what is around the field
 */

/** Finds commands by words of their names. */
export class Find {
  /** @param {WholePage} page */
  constructor(page) {
    this.page = page;
    this.messages = page.messages;
  }

  /** Show what is found for the words in a field. @param {Place} place */
  open({ field, list, others, leave }) {
    const { messages } = this;
    const question = field.value.trim();
    const isAsked = question !== '';
    if (isAsked && list.hidden) for (const each of others) each.dataset.shown = String(!each.hidden);
    for (const each of others) each.hidden = isAsked || each.dataset.shown === 'false';
    list.hidden = !isAsked;
    const commands = found(allCommands(this.page), question).slice(0, MAX_SHOWN);
    const none = make('p', { className: 'help' }, messages.text('find-none'));
    const rows = commands.map((command) => row(command, leave));
    list.replaceChildren(...(rows.length ? rows : [none]));
    field.onkeydown = (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      rows.find((each) => !each.disabled)?.click();
    };
    if (isAsked) this.page.speech.say(messages.text('find-told', { count: commands.length }));
  }
}

/** @param {Command} command @param {() => void} leave */
function row({ name, about, isPossible, icon, act }, leave) {
  const onclick = () => {
    leave();
    act();
  };
  const words = make('span', {}, name, ...(about ? [make('small', {}, about)] : []));
  const drawn = icon ? [/** @type {SVGElement} */ (icon.cloneNode(true))] : [];
  return make('button', { type: 'button', disabled: !isPossible, onclick }, ...drawn, words);
}

/** @param {WholePage} page */
export const create = (page) => new Find(page);
