import { byId, make } from '../../ui/element.js';

const DIALOGS = ['learn-dialog', 'puzzles-dialog'];

/** What a learning platform around the page says, in words below each step. */
export class PlatformWords {
  #places = [...DIALOGS].map((id) => {
    const place = make('p', { className: 'class-platform', role: 'status', hidden: true });
    byId(id, HTMLDialogElement).append(place);
    return place;
  });

  /** @param {string} text */
  show(text) {
    for (const place of this.#places) {
      place.hidden = !text;
      if (place.textContent !== text) place.textContent = text;
    }
  }
}
