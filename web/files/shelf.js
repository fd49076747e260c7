import { newByLink, waitsFor } from '../model/bylink.js';
import { isBlank, settingsOf } from '../model/position.js';
import { pendingDots, refusalOf } from '../model/requests.js';
import { recordIn } from '../model/saved.js';
import { automaticSeats, isComputerName, isSeats, seated, seatsHere, usualSeats } from '../model/seats.js';
import { GameList } from '../store/gamelist.js';
import { filingOf } from '../store/gamestate.js';
import { listedGame } from '../store/listedgame.js';
import { newId } from '../store/vault.js';
import { askBetween } from '../ui/dialog.js';
import { computerName } from '../ui/levels.js';
/** @import { ByLink } from '../model/bylink.js' */
/** @import { Settings } from '../model/position.js' */
/** @import { Reply } from '../model/requests.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Request } from '../protocol.js' */
/** @import { GameState } from '../store/gamestate.js' */
/** @import { ListedGame } from '../store/listedgame.js' */

/** Replaces the current game by others, and keeps it among the recent games before. */
export class Shelf {
  /**
   * Turns the page when another game begins, once it is loaded.
   * @type {{take: () => HTMLCanvasElement | null, turn: (page: HTMLCanvasElement) => Promise<void>} | null}
   */
  pageTurn = null;

  /** @param {FullPage} page */
  constructor({ store, game, messages }) {
    this.messages = messages;
    this.store = store;
    this.game = game;
    this.list = new GameList(store.database);
  }

  /**
   * Start a new game in place of the current one, which goes on the list of recent games.
   * @param {Settings} settings
   * @param {number[]} seats who plays, perhaps with AUTOMATIC levels
   * @param {ByLink | null} [byLink]
   */
  async startGame(settings, seats, byLink = null) {
    const chosenSeats = seated(seats, this.store.state.fitted);
    const answer = await this.replace(settings, {
      opened: { ...chosenSeats, byLink, played: byLink !== null },
    });
    const level = seats.find(Boolean);
    const chosen = { againstComputer: Boolean(level), ...(level && { level }) };
    if (answer.kind === 'position') this.store.update(chosen);
    return answer;
  }

  /** Start a game with the settings and the players of the last one. */
  async again() {
    const { position, byLink, fitted } = this.store.state;
    if (!position) return;
    const next = byLink && { byLink: newByLink(byLink.you, position.first), played: true };
    const opened = { ...seated(this.lastSeats, fitted), ...next };
    const settings = settingsOf(position);
    const names = settings.names.map((name, player) =>
      isComputerName(name) ? computerName(this.messages, opened.seats[player]) : name,
    );
    await this.replace({ ...settings, names }, { opened });
  }

  /** Who was chosen to play now, or played last if the game on the board was only opened. */
  get lastSeats() {
    const { seats, fits, level, againstComputer, byLink } = this.store.state;
    if (!seats.length && !byLink && againstComputer) return usualSeats(level);
    return fits ? automaticSeats(seats) : seatsHere(seats);
  }

  /**
   * Replace the current game by another one. The current game goes on the list before.
   * @param {Request} request for the other game
   * @param {{keep?: boolean, opened?: Partial<GameState>}} [how] `keep`: whether the current game goes on the list;
   *   `opened`: what else is known of the other one
   * @returns {Promise<Reply>}
   */
  async replace(request, { keep = true, opened } = {}) {
    const shelved = keep ? await this.#keep() : null;
    if (shelved === undefined) return refusalOf('page/kept', { message: 'the current game stays' });
    const page = this.pageTurn?.take();
    const answer = await this.game.ask({ ...request }, opened);
    if (answer.kind !== 'error') {
      if (page) void this.pageTurn?.turn(page);
      this.store.update({ draft: null });
    } else if (shelved) await this.list.remove(shelved.id);
    return answer;
  }

  /** Replace the current game by that of a link. @param {string} link @param {Partial<GameState>} [opened] */
  openLink(link, opened) {
    return this.replace({ kind: 'open_link', link }, { opened });
  }

  /**
   * Replace the current game by one of the list. It stays there if anything in it is damaged.
   * @param {ListedGame} listed
   */
  async restore({
    id,
    moves,
    seats,
    fits = false,
    since = [],
    played,
    ended = false,
    byLink = null,
    trial = '',
    folder,
    tags,
  }) {
    const text = await this.list.record(id).catch(() => null);
    const record = recordIn(text);
    const isNew = text === 'null' && moves <= pendingDots(since).length;
    if (!record && !isNew) return refusalOf('page/damaged', { message: 'the game is damaged' });
    /** @type {Request} */
    const request = record ? { kind: 'restore', record } : { kind: 'new' };
    const opened = {
      seats: isSeats(seats) ? seatsHere(seats) : [],
      fits,
      ended,
      byLink,
      trial,
      ...filingOf({ folder, tags }),
    };
    const answer = await this.replace(request, { opened });
    if (answer.kind === 'error') return answer;
    let isWhole = true;
    for (const change of since) isWhole = (await this.game.ask({ ...change })).kind !== 'error' && isWhole;
    this.store.update({ played: played !== false });
    await this.store.saved();
    if (isWhole && this.list.games.some((game) => game.id === id)) await this.list.remove(id);
    return answer;
  }

  /** Return the current game as one of the list, with the text of its record; null if nothing is in it. */
  async current() {
    const answer = await this.game.ask({ kind: 'record' });
    if (answer.kind !== 'record') throw new Error(answer.kind);
    const listed = listedGame(newId(), Date.now(), { ...this.store.state, since: [], queue: [] });
    return listed && { listed, text: JSON.stringify(answer.record) };
  }

  /**
   * Add the current game to the list. Return it, or null if there is nothing to keep, or undefined if there is
   * no room and the player does not want to lose it.
   * @returns {Promise<ListedGame | null | undefined>}
   */
  async #keep() {
    const { position, played, byLink, trial } = this.store.state;
    if (trial && !played) return null; // nothing has been tried
    if (!position || (isBlank(position) && waitsFor(byLink) !== 'other')) return null;
    try {
      const current = await this.current();
      const [last] = this.list.games;
      const isSame = last?.byLink?.game === byLink?.game && last?.trial === current?.listed.trial;
      if (!current || (last && isSame && (await this.list.record(last.id)) === current.text)) return null;
      await this.list.add(current.listed, current.text);
      return current.listed;
    } catch {
      if (!played) return null; // it can be opened again
      const ids = { title: 'full-title', help: 'full-help', first: 'full-stay', second: 'full-go' };
      return (await askBetween(this.messages, 'full', ids)) ? null : undefined;
    }
  }
}
