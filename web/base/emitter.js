/**
 * Announces events to whoever listens. The values of an event come as its argument, not in an `Event`.
 * @template {object} Events the value that comes with each event, by the event's name
 */
export class Emitter {
  #target = new EventTarget();

  /**
   * Call a listener at each event of this name.
   * @template {keyof Events & string} Name
   * @param {Name} name
   * @param {(value: Events[Name]) => void} listener
   */
  on(name, listener) {
    this.#target.addEventListener(name, (event) =>
      listener(/** @type {CustomEvent<Events[Name]>} */ (event).detail),
    );
  }

  /**
   * @template {keyof Events & string} Name
   * @param {Name} name
   * @param {Events[Name]} value
   */
  emit(name, value) {
    this.#target.dispatchEvent(new CustomEvent(name, { detail: value }));
  }
}
