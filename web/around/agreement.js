import { parsePoints, pointName } from '../model/points.js';
import { answerOffer, askedOffer } from '../play/offers.js';
import { byId, dotIcon, make, prose } from '../ui/element.js';
import { settlementTexts } from '../ui/texts.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Candidate } from '../play/settling.js' */
/** @import { AgreedTerritory } from '../protocol.js' */
/** @import { Messages } from '../ui/messages.js' */

/** The panel for a settlement by territory: its areas, and what they come to. */
export class Agreement {
  #panel = byId('settling', HTMLElement);

  /** @param {FullPage} page */
  constructor(page) {
    const { store, table, messages } = page;
    this.page = page;
    this.messages = messages;
    this.store = store;
    this.settling = table.settling;
    table.on('change', () => this.#show());
    this.#show();
  }

  #show() {
    const { messages, settling } = this;
    const { position, draft, seats } = this.store.state;
    if (!position || draft) return;
    const { settlement, player, candidates } = settling;
    const opens = settlement !== null && this.#panel.hidden;
    this.#panel.hidden = settlement === null;
    byId('page', HTMLElement).classList.toggle('settling', settlement !== null);
    if (!settlement) return;
    const offer = player === null ? askedOffer(this.store.state) : null;
    const isElsewhere = offer !== null && Boolean(seats[offer.asked]);
    byId('settling-title', HTMLElement).textContent = offer
      ? messages.text('settlement-offered', { name: messages.name(position, offer.player) })
      : messages.text('settling-title');
    byId('settling-hint', HTMLElement).textContent = offer
      ? messages.text(isElsewhere ? 'thinking-offer' : 'settlement-question', {
          name: messages.name(position, offer.asked),
        })
      : messages.text('settling-hint', { count: candidates.length });
    byId('settling-areas', HTMLElement).replaceChildren(
      ...candidates.map((candidate) => this.#row(position, candidate)),
    );
    byId('settling-sums', HTMLElement).replaceChildren(
      ...settlementTexts(messages, position, settlement).map((text) => make('li', {}, text)),
    );
    byId('settling-actions', HTMLElement).replaceChildren(
      ...(offer === null ? this.#proposals() : isElsewhere ? [] : this.#answers()),
    );
    if (opens) byId('settling-title', HTMLElement).focus();
  }

  #proposals() {
    const { settling } = this;
    const { drawing } = settling;
    const isDrawing = drawing.path !== null;
    const draw = () => (isDrawing ? drawing.cancel() : settling.draw());
    return [
      this.#button('settling-offer', () => settling.offer(), { isMain: true }),
      this.#button('settling-draw', draw, { isPressed: isDrawing }),
      this.#button('settling-cancel', () => settling.cancel()),
    ];
  }

  #answers() {
    return [
      this.#button('settling-accept', () => answerOffer(this.page, true), { isMain: true }),
      this.#button('settling-decline', () => answerOffer(this.page, false)),
    ];
  }

  /** @param {Position} position @param {Candidate} candidate */
  #row(position, candidate) {
    const { messages, settling } = this;
    const { area, on } = candidate;
    const words = prose(areaText(messages, position, area));
    const item = make('li', { className: `player-${area.owner}` });
    if (settling.player === null) item.append(dotIcon(area.owner), ...words);
    else {
      const onchange = () => void settling.toggle(candidate);
      const box = make('input', { type: 'checkbox', checked: on, onchange });
      item.append(make('label', {}, box, dotIcon(area.owner), make('span', {}, ...words)));
    }
    return item;
  }

  /** @param {string} id @param {() => void} onclick @param {{isMain?: boolean, isPressed?: boolean}} [how] */
  #button(id, onclick, { isMain = false, isPressed = false } = {}) {
    const className = isMain ? 'main' : '';
    const textContent = this.messages.text(id);
    const button = make('button', { type: 'button', id, className, textContent, onclick });
    if (isPressed) button.setAttribute('aria-pressed', 'true');
    return button;
  }
}

/** @param {Messages} messages @param {Position} position @param {AgreedTerritory} area */
function areaText(messages, position, { owner, ring, empty, captured, freed }) {
  return messages.text('area', {
    name: messages.name(position, owner),
    point: pointName(parsePoints(ring)[0]),
    empty,
    captured,
    freed,
  });
}
