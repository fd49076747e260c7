import { openChannel } from '../../base/browser.js';
import { NO_LIMITS } from '../../model/seats.js';
import { adoptStyles } from '../../ui/styles.js';
import { keepScreenOn } from '../../ui/wakelock.js';
import { cardOf, newToken } from './code.js';
import { Connection } from './connection.js';
import { FriendDialog } from './dialog.js';
import { GameSide } from './gameside.js';
import { Guest } from './guest.js';
import { Host } from './hosting.js';
import { readKept, writeKept, writeName } from './kept.js';
import { Strip } from './strip.js';
/** @import { Settings } from '../../model/position.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { Card } from './code.js' */
/** @import { News } from './match.js' */

/** The tab with the invitation takes the answer from another tab, which a scanned link has opened. */
const CHANNEL = 'kropki.friend';
const PATIENCE = 800; // milliseconds in which such a tab answers

/** A game with a friend at another device: the invitations, and what the page shows of the match. */
export class Friend {
  /** @type {Host | Guest | null} */
  match = null;
  /** The invitations that nobody has answered, by their tokens. @type {Map<number, {connection: Connection, watches: boolean}>} */
  #invitations = new Map();
  #others = openChannel(CHANNEL);

  /** @param {WholePage} page */
  constructor(page) {
    this.page = page;
    this.messages = page.messages;
    this.side = new GameSide(page, page.shelf, writeKept);
    this.dialog = new FriendDialog(page, this);
    this.strip = new Strip(page, this);
    this.#others?.addEventListener('message', ({ data }) => void this.#takeFromTab(data));
    page.store.watch(['position'], () => this.#show());
    addEventListener('pagehide', () => this.match && this.side.pause(true));
  }

  /** @param {Settings | ''} [settings] of the next game; empty where a link leads here */
  open(settings) {
    this.dialog.open(settings);
  }

  /** Continue the match from before a reload. Return whether there is one. */
  async resume() {
    const kept = readKept();
    if (!kept) {
      this.side.follow(null);
      return false;
    }
    const { role, name, seat, settings, game } = kept;
    if (role === 'guest') this.#use(new Guest(this.side, name));
    else this.#use(new Host(this.side, name, { settings, seat: seat ?? 0, game }));
    const { match } = this;
    match?.restore(kept);
    this.#show();
    await match?.queue(async () => {
      if (await this.side.has(kept.sum)) return;
      const code = await this.side.replay(settings, seat, kept.log);
      if (code) match.fail(code, kept.log.length);
    });
    return true;
  }

  /** Invite somebody. @param {boolean} watches @returns {Promise<string>} the code for them to read */
  async invite(watches) {
    const token = newToken();
    const connection = new Connection();
    this.#invitations.set(token, { connection, watches });
    try {
      return await connection.invite(token, watches);
    } catch (error) {
      this.#invitations.delete(token);
      throw error;
    }
  }

  /** Prepare a game to which somebody is invited. @param {string} name @param {Settings} settings @param {number} seat */
  host(name, settings, seat) {
    writeName(name);
    const game = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('');
    this.#use(new Host(this.side, name, { settings, seat, game: game.slice(0, 24) }));
  }

  /** Answer an invitation. @param {Card} card @param {string} name @returns {Promise<string>} the code of the answer */
  async join(card, name) {
    writeName(name);
    const match = this.match instanceof Guest ? this.match : new Guest(this.side, name);
    if (match !== this.match) this.#use(match);
    const connection = new Connection();
    connection.on('open', () => {
      this.#follow(connection, match, match.join(connection));
    });
    return connection.answer(card);
  }

  /**
   * Take the answer to an invitation.
   * @param {string} text
   * @returns {Promise<'' | 'damaged' | 'newer' | 'offer' | 'other'>} what is wrong with it
   */
  async accept(text) {
    const card = cardOf(text);
    if (typeof card === 'string') return card;
    if (card.kind === 'offer') return 'offer';
    const invitation = this.#invitations.get(card.token);
    const { match } = this;
    if (!invitation || !(match instanceof Host)) return 'other';
    const { connection, watches } = invitation;
    connection.on('open', () => {
      this.#invitations.delete(card.token);
      this.#follow(connection, match, match.join(connection, watches));
    });
    try {
      await connection.accept(card);
      return '';
    } catch {
      return 'other'; // it has been answered already
    }
  }

  /**
   * Take a code from the page's address: an invitation, or the answer to an invitation of another tab.
   * @param {string} code
   */
  async openCode(code) {
    const card = cardOf(code);
    if (typeof card === 'string' || card.kind === 'offer') return this.dialog.openJoin(code);
    if ((await this.accept(code)) === '') return;
    this.page.store.notify(
      this.messages.text((await this.#giveToTab(code)) ? 'friend-given' : 'friend-nobody'),
    );
  }

  /** End the match here, and tell the other side. */
  leave() {
    this.match?.leave();
    this.#use(null);
    writeKept(null);
  }

  /** @param {Host | Guest | null} match */
  #use(match) {
    if (this.match !== match) this.match?.leave();
    this.match = match;
    this.side.follow(match);
    match?.on('change', () => this.match === match && this.#show());
    match?.on('news', (news) => this.match === match && this.#tell(news));
    this.#show();
  }

  /** @param {Connection} connection @param {Host | Guest} match @param {import('./peer.js').Peer} peer */
  #follow(connection, match, peer) {
    connection.on('text', (text) => peer.receive(text));
    connection.on('flood', () => match.cutOff(peer));
    connection.on('here', (isHere) => match.follow(peer, isHere));
    this.dialog.close();
  }

  /** @param {News} news */
  #tell({ id, values, refusal }) {
    const { messages, page } = this;
    if (refusal) page.store.refuse(refusal);
    else page.store.notify(messages.text(id, values));
  }

  #show() {
    const { match, page } = this;
    const { limits, position } = page.store.state;
    // Nobody gets help from the computer in a game with a friend.
    const hints = !match?.game || match.phase === 'left' || Boolean(position?.outcome);
    if (limits.hints !== hints && (limits === NO_LIMITS || this.#limits === limits)) {
      this.#limits = hints ? NO_LIMITS : { ...limits, hints };
      page.store.update({ limits: this.#limits });
    }
    keepScreenOn('friend', Boolean(match?.game) && match?.phase === 'playing' && !position?.outcome);
    this.strip.show();
    this.dialog.follow();
  }

  /** The limits that the match has set. @type {import('../../model/seats.js').Limits | null} */
  #limits = null;

  /** @param {unknown} data */
  async #takeFromTab(data) {
    const { answer } = Object(data);
    if (typeof answer !== 'string' || (await this.accept(answer))) return;
    this.#others?.postMessage({ taken: answer });
  }

  /** Give an answer to the tab that waits for it. Return whether there is such a tab. @param {string} answer */
  async #giveToTab(answer) {
    const channel = openChannel(CHANNEL);
    if (!channel) return false;
    return new Promise((resolve) => {
      channel.onmessage = ({ data }) => Object(data).taken === answer && resolve(true);
      setTimeout(resolve, PATIENCE, false);
      channel.postMessage({ answer });
    }).finally(() => channel.close());
  }
}

/** @param {WholePage} page */
export async function create(page) {
  await adoptStyles('web/styles/strip.css');
  return new Friend(page);
}
