import { parsePoints, pointName } from '../model/points.js';
import { nextToAccept } from '../model/position.js';
import { byId, dotIcon, make } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { Area, Position, Request, TerritorySettlement } from '../model/position.js' */
/** @import { Candidate, Settling } from '../play/settling.js' */

/** The panel for a settlement by territory: area by area, and what they come to. */
export class Agreement {
  #panel = byId('settling', HTMLElement);

  /**
   * @param {Messages} messages
   * @param {Settling} settling
   * @param {(request: Request) => void} send
   * @param {(player: number) => boolean} isComputers
   */
  constructor(messages, settling, send, isComputers) {
    this.messages = messages;
    this.settling = settling;
    this.send = send;
    this.isComputers = isComputers;
  }

  /** @param {Position} position */
  show(position) {
    const { messages, settling } = this;
    const { settlement, player, candidates } = settling;
    const { offer } = position;
    const opens = settlement !== null && this.#panel.hidden;
    this.#panel.hidden = settlement === null;
    byId('page', HTMLElement).classList.toggle('settling', settlement !== null);
    if (!settlement) return;
    const asked = player === null && offer ? nextToAccept(position, offer) : null;
    byId('settling-title', HTMLElement).textContent =
      asked === null || !offer
        ? messages.text('settling-title')
        : messages.text('settlement-offered', { name: messages.name(position, offer.player) });
    byId('settling-hint', HTMLElement).textContent =
      asked === null
        ? messages.text('settling-hint', { count: candidates.length })
        : messages.text(this.isComputers(asked) ? 'thinking-offer' : 'settlement-question', {
            name: messages.name(position, asked),
          });
    byId('settling-areas', HTMLElement).replaceChildren(
      ...candidates.map((candidate) => this.#row(position, candidate)),
    );
    byId('settling-sums', HTMLElement).replaceChildren(
      ...sums(messages, position, settlement).map((text) => make('li', {}, text)),
    );
    byId('settling-actions', HTMLElement).replaceChildren(
      ...(asked === null ? this.#proposals() : this.isComputers(asked) ? [] : this.#answers(asked)),
    );
    if (opens) byId('settling-title', HTMLElement).focus();
  }

  #proposals() {
    const { settling } = this;
    const drawing = settling.drawing.path !== null;
    return [
      this.#button('settling-offer', () => settling.offer(), true),
      this.#button(
        'settling-draw',
        () => (drawing ? settling.drawing.cancel() : settling.draw()),
        false,
        drawing,
      ),
      this.#button('settling-cancel', () => settling.cancel()),
    ];
  }

  /** @param {number} player */
  #answers(player) {
    return [
      this.#button('settling-accept', () => this.send({ kind: 'accept', player }), true),
      this.#button('settling-decline', () => this.send({ kind: 'decline', player })),
    ];
  }

  /** @param {Position} position @param {Candidate} candidate */
  #row(position, candidate) {
    const { messages, settling } = this;
    const { area, on } = candidate;
    const words = areaText(messages, position, area);
    const item = make('li', { className: `player-${area.owner}` });
    if (settling.player === null) item.append(dotIcon(area.owner), words);
    else {
      const box = make('input', {
        type: 'checkbox',
        checked: on,
        onchange: () => void settling.toggle(candidate),
      });
      item.append(make('label', {}, box, dotIcon(area.owner), make('span', {}, words)));
    }
    return item;
  }

  /** @param {string} id @param {() => void} onclick @param {boolean} [main] @param {boolean} [pressed] */
  #button(id, onclick, main = false, pressed = false) {
    const button = make('button', {
      type: 'button',
      id,
      className: main ? 'main' : '',
      textContent: this.messages.text(id),
      onclick,
    });
    if (pressed) button.setAttribute('aria-pressed', 'true');
    return button;
  }
}

/** @param {Messages} messages @param {Position} position @param {Area} area */
function areaText(messages, position, { owner, ring, empty, captured, freed }) {
  return messages.text('area', {
    name: messages.name(position, owner),
    point: pointName(parsePoints(ring)[0]),
    empty,
    captured,
    freed,
  });
}

/**
 * How a settlement by territory is reckoned, in sentences.
 * @param {Messages} messages
 * @param {Position} position
 * @param {TerritorySettlement} settlement
 */
export function sums(messages, position, { empty, neutral, to_move, thrown, captures }) {
  const name = (/** @type {number} */ player) => messages.name(position, player);
  const loser = thrown[1] ? 1 : 0;
  return [
    messages.text('sum-open', { a: name(0), b: name(1), first: empty[0], second: empty[1] }),
    messages.text('sum-neutral', { count: neutral, name: name(to_move) }),
    messages.text('sum-thrown', { count: thrown[loser], name: name(loser), other: name(1 - loser) }),
    messages.text('sum-captures', { a: name(0), b: name(1), first: captures[0], second: captures[1] }),
  ];
}
