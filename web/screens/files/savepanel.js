import { addressOfPage, canShare, canShareFiles, share } from '../../base/browser.js';
import { labelsOf, Picture, sharedPicture } from '../../files/picture.js';
import { drawQr } from '../../files/qr.js';
import { CAN_COPY_PICTURES, copyPicture, copyText, saveFile } from '../../files/saving.js';
import { IS_FILE } from '../../host.js';
import { newByLink, offerToYou, recipientOf, sentText } from '../../model/bylink.js';
import { NAME_FIELDS } from '../../model/seats.js';
import { askToKeep } from '../../store/keeping.js';
import { hasComputer } from '../../store/state.js';
import { byId } from '../../ui/element.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { Position } from '../../model/position.js' */

const SGF = 'application/x-go-sgf';
/** Where a page in one file is, to somebody at another computer: they paste its links. */
const NOWHERE = 'kropki://';
const CELL = 32; // pixels of a picture's cell

/** The panel to share the game: as a link, which a code shows too, and as a file. */
export class SavePanel {
  #link = byId('link', HTMLInputElement);
  #here = byId('link-here', HTMLInputElement);
  #name = byId('by-link-name', HTMLInputElement);
  #result = byId('save-told', HTMLElement);
  #address = '';

  /** @param {FullPage} page */
  constructor({ messages, store, engine, settings, game }) {
    this.messages = messages;
    this.store = store;
    this.engine = engine;
    this.settings = settings;
    this.game = game;
    const button = (/** @type {string} */ id, /** @type {() => Promise<string | null>} */ act) => {
      byId(id, HTMLButtonElement).onclick = async () => {
        this.#showResult(null);
        this.#showResult(await act());
      };
    };
    button('save-file', () => this.#save());
    button('save-copy', () => this.#copy('sgf'));
    button('save-drawing', () => this.#copy('text'));
    button('save-image', () => this.#copyPicture());
    byId('save-image', HTMLElement).hidden = !CAN_COPY_PICTURES;
    button('link-copy', async () =>
      (await copyText(this.#link.value)) ? 'told-copied-link' : this.#select(),
    );
    const handOn = byId('link-share', HTMLButtonElement);
    handOn.hidden = !canShare() || IS_FILE;
    handOn.onclick = () => void this.#handOn();
    this.#here.onchange = () => this.#showLink();
    this.#name.onchange = () => void this.#rename(this.#name.value.trim());
    byId('by-link-begin', HTMLElement).onclick = () => this.#begin();
    this.#link.onfocus = () => this.#link.select();
  }

  show() {
    const { position } = this.store.state;
    if (!position) return;
    const unwritable = position.players > 2;
    for (const id of ['save-file', 'save-copy']) byId(id, HTMLButtonElement).disabled = unwritable;
    this.messages.label(byId('save-help', HTMLElement), unwritable ? 'save-players' : 'save-help');
    this.#showByLink(position);
    this.messages.label(byId('link-here-text', HTMLElement), 'link-here', { move: position.ply });
    this.#here.disabled = position.plies === 0;
    this.#showResult(null);
    void this.#ask(position);
  }

  /** Who gets the link in a game by link, if it is that player's turn; else null. */
  get #recipient() {
    const { position, byLink } = this.store.state;
    return byLink && position ? recipientOf(position, byLink) : null;
  }

  /** Say what the link is for, and offer to go on by link. @param {Position} position */
  #showByLink(position) {
    const { messages } = this;
    const { state } = this.store;
    const { byLink, trial } = state;
    const recipient = this.#recipient;
    const due = offerToYou(byLink) ? 'by-link-answer' : 'by-link-first';
    const plain = byLink ? due : IS_FILE ? 'link-help-file' : 'link-help';
    const name = recipient === null ? '' : messages.name(position, recipient);
    messages.label(byId('link-title', HTMLElement), recipient === null ? 'link-title' : 'by-link-title', {
      name,
    });
    messages.label(
      byId('link-help', HTMLElement),
      recipient === null ? plain : IS_FILE ? 'by-link-help-file' : 'by-link-help',
    );
    byId('link-here-row', HTMLElement).hidden = recipient !== null;
    byId('by-link-name-row', HTMLElement).hidden = recipient === null;
    this.#name.value = byLink ? (position.names[byLink.you] ?? '') : '';
    const isFit = !byLink && !trial && !position.outcome && !hasComputer(state);
    byId('by-link-offer', HTMLElement).hidden = !isFit;
    byId('by-link-begin', HTMLElement).hidden = position.clock !== null;
    const [you, other] = [previous(position), position.turn].map((player) => messages.name(position, player));
    const help = position.clock ? 'by-link-clock' : 'by-link-begin-help';
    messages.label(byId('by-link-begin-help', HTMLElement), help, { you, other });
  }

  /** Go on by link: whoever opens it moves next. */
  #begin() {
    const { position } = this.store.state;
    if (!position) return;
    void askToKeep();
    this.store.update({ byLink: newByLink(previous(position), position.turn), played: true });
    this.show();
    byId('link-copy', HTMLElement).focus();
  }

  /** Name the player of this device. @param {string} name */
  async #rename(name) {
    const { byLink } = this.store.state;
    if (!byLink) return;
    this.store.update({ playerName: name });
    await this.game.ask({ kind: 'set_info', info: { [NAME_FIELDS[byLink.you]]: name } });
    this.show();
  }

  /** @param {Position} position */
  async #ask(position) {
    const { ply, plies } = position;
    const recipient = this.#recipient;
    const { byLink } = this.store.state;
    const sent = byLink && recipient !== null ? sentText({ ...byLink, you: recipient }) : '';
    this.#here.checked = !sent && ply > 0 && ply < plies;
    this.#address = '';
    this.#showLink();
    const answer = await this.engine.ask({ kind: 'link', line: sent !== '' }).catch(() => null);
    if (answer?.kind === 'link') {
      const base = IS_FILE && sent ? NOWHERE : addressOfPage();
      this.#address = `${base}#${answer.link}${sent}`;
    }
    this.#showLink();
  }

  #showLink() {
    const { position } = this.store.state;
    this.#link.value =
      this.#address && position && this.#here.checked
        ? `${this.#address}&move=${position.ply}`
        : this.#address;
    for (const id of ['link-copy', 'link-share']) byId(id, HTMLButtonElement).disabled = !this.#address;
    void this.#showCode();
  }

  async #showCode() {
    const qr = byId('qr', HTMLElement);
    qr.hidden = IS_FILE || !(await drawQr(byId('qr-code', SVGElement), this.#link.value));
    qr.classList.remove('awaited');
  }

  /** @returns {Promise<string | null>} the id of a message about the result */
  async #save() {
    const filed = this.store.state.position?.state ?? null;
    const answer = await this.#export('sgf');
    if (typeof answer === 'string') return answer;
    const saving = await saveFile(answer.name, new Blob([answer.text], { type: SGF }));
    if (saving === 'saved') this.store.update({ filed });
    return { saved: 'told-saved', sent: 'told-sent-sgf', cancelled: null }[saving];
  }

  /** @param {'sgf' | 'text'} format */
  async #copy(format) {
    const answer = await this.#export(format);
    if (typeof answer === 'string') return answer;
    return (await copyText(answer.text)) ? 'told-copied' : 'told-not-copied';
  }

  /** Hand the link on, with a picture of the position where the system takes both. */
  async #handOn() {
    const { position } = this.store.state;
    const data = { title: document.title, url: this.#link.value };
    const picture = position && (await sharedPicture(position, this.settings));
    const both = { ...data, files: picture ? [picture] : [] };
    void share(picture && canShareFiles(both) ? both : data);
  }

  async #copyPicture() {
    const { position } = this.store.state;
    if (!position) return null;
    const picture = new Picture(position, { cell: CELL, ratio: 1.5, coordinates: labelsOf(this.settings) });
    picture.draw(position);
    return (await copyPicture(picture.canvas)) ? 'told-copied' : 'told-not-copied-picture';
  }

  #select() {
    this.#link.focus();
    return 'told-not-copied';
  }

  /** Return the game as a file, or the id of a message about a failure. @param {'sgf' | 'text'} format */
  async #export(format) {
    const answer = await this.engine.ask({ kind: 'export', format }).catch(() => null);
    if (answer?.kind === 'file') return answer;
    return answer?.kind === 'error' ? `refusal-${answer.code.replace('/', '-')}` : 'refusal-page-no-answer';
  }

  /** @param {string | null} message */
  #showResult(message) {
    this.#result.textContent = message ? this.messages.text(message) : '';
  }
}

/** Return the player before the one to move. @param {Position} position */
const previous = ({ turn, players }) => (turn + players - 1) % players;
