import { Match, TAKEN } from './match.js';
import { Peer } from './peer.js';
import { ownStep, pliesBack, sumOfPosition } from './stepcheck.js';
import { VERSION } from './wire.js';
/** @import { Settings } from '../../model/position.js' */
/** @import { Refusal } from '../../model/requests.js' */
/** @import { Side } from './gameside.js' */
/** @import { Link } from './peer.js' */
/** @import { Entry, Hello, Message, Step, Wish } from './wire.js' */

const MAX_WATCHERS = 8;

/**
 * The side that has invited the other. It decides the order of the steps, and who watches.
 */
export class Host extends Match {
  /** @type {Peer[]} */
  watchers = [];

  /**
   * @param {Side} side
   * @param {string} name
   * @param {{settings: Settings, seat: number, game: string}} offered what is played, and what the person here plays
   */
  constructor(side, name, { settings, seat, game }) {
    super('host', side, name);
    this.settings = settings;
    this.seat = seat;
    this.id = game;
  }

  /**
   * Let in somebody at the other end of a link.
   * @param {Link} link
   * @param {boolean} watches
   */
  join(link, watches) {
    const peer = new Peer(link);
    peer.on('fault', () => this.fault());
    peer.on('message', (message) => {
      if (message.t === 'bye') return this.#leave(peer);
      if (message.t === 'hello') return void this.queue(() => this.#greet(peer, message, watches));
      if (!peer.isKnown || peer !== this.other) return this.fault();
      this.#hear(peer, message);
    });
    return peer;
  }

  /** Note that a link has broken, or has come back. @param {Peer} peer @param {boolean} isHere */
  follow(peer, isHere) {
    peer.isHere = isHere;
    if (peer === this.other && this.phase !== 'wrong' && this.phase !== 'left') {
      this.setPhase(isHere ? 'playing' : 'lost');
    } else if (this.watchers.includes(peer)) this.#tellWatching();
  }

  /** @override @param {Peer} peer */
  cutOff(peer) {
    super.cutOff(peer);
    this.#dismiss(peer);
  }

  /** Remove somebody who watches. @param {Peer} peer */
  remove(peer) {
    peer.send({ t: 'bye', why: 'removed' });
    this.#leave(peer);
  }

  /** End the match, and tell everybody. */
  leave() {
    for (const peer of this.#peers) {
      peer.send({ t: 'bye', why: 'left' });
      peer.link.close();
    }
    this.setOther(null);
    this.watchers = [];
  }

  /** @override @param {Step} step */
  propose(step) {
    const by = /** @type {number} */ (this.seat);
    void this.queue(async () => {
      const refusal = await this.#make({ by, step });
      if (refusal) this.emit('news', { id: '', refusal });
    });
  }

  /** @override @param {Step} step */
  timeUp(step) {
    void this.queue(async () => {
      const position = this.side.position();
      if (position && !position.outcome) await this.#make({ by: position.turn, step });
    });
    return TAKEN;
  }

  /** @override @param {boolean} on */
  sendPause(on) {
    this.other?.send({ t: 'pause', on });
  }

  /** @override @param {boolean} on */
  stopClocks(on) {
    super.stopClocks(on);
    for (const peer of this.watchers) peer.send({ t: 'pause', on });
  }

  /** @override @param {boolean} yes */
  reply(yes) {
    const wished = this.takeWished();
    if (!wished || this.seat === null) return;
    if (wished === 'pause') {
      this.answerPause(yes);
      return this.emit('change', null);
    }
    if (!yes) {
      this.other?.send({ t: 'reply', wish: wished, yes, n: this.course.log.length });
      return this.emit('change', null);
    }
    this.#grant(wished, 1 - this.seat, this.course.log.length);
  }

  /** @returns {Peer[]} */
  get #peers() {
    return [...(this.other ? [this.other] : []), ...this.watchers];
  }

  /** @param {Peer} peer @param {Message} message */
  #hear(peer, message) {
    if (message.t === 'ask') void this.queue(() => this.#answer(peer, message.n, message.step));
    else if (message.t === 'wish') this.hear(message);
    else if (message.t === 'reply') {
      const wish = this.takeReply(message);
      if (wish && message.yes) this.#grant(wish, /** @type {number} */ (this.seat), message.n);
    } else if (message.t === 'pause') {
      this.hearPause(message.on);
    } else if (message.t === 'wrong' && message.n === this.course.log.length - 1) {
      this.fail(message.code, message.n);
    } else this.fault();
  }

  /**
   * Make a step that the guest asks for, if it is theirs and the engine accepts it.
   * @param {Peer} peer @param {number} n @param {Step} step
   */
  async #answer(peer, n, step) {
    const by = 1 - /** @type {number} */ (this.seat);
    const own = ownStep(step, by, this.side.position());
    const refusal =
      n !== this.course.log.length
        ? { code: 'page/friend-late' }
        : own
          ? await this.#make({ by, step: own })
          : { code: 'page/friend-turn' };
    if (!refusal) return;
    peer.send({ t: 'no', n, code: refusal.code });
    if (refusal.code === 'page/friend-late') return;
    this.fault();
    this.tell('friend-refused', { name: this.friend });
  }

  /** Let the engine judge a step, and pass it on. @param {Entry} entry @returns {Promise<Refusal | null>} */
  async #make({ by, step }) {
    const done = await this.side.carryOut(step, step.kind !== 'time_up');
    if (done.reply.kind !== 'position') return done.reply.kind === 'error' ? done.reply : null;
    const n = this.course.log.length;
    this.append({ by, step: done.step });
    for (const peer of this.#peers) {
      peer.send({ t: 'entry', n, by, step: done.step, sum: sumOfPosition(done.reply) });
    }
    return null;
  }

  /**
   * Do what one player has asked for and the other agrees to.
   * @param {Wish} wish @param {number} asker
   * @param {number} n how many steps there were: nothing may have happened in the meantime
   */
  #grant(wish, asker, n) {
    if (wish === 'again') return void this.queue(() => this.#again());
    void this.queue(async () => {
      const position = this.side.position();
      if (!position?.ply || n !== this.course.log.length) return;
      const plies = pliesBack(position, asker);
      await this.#make({ by: asker, step: { kind: 'take_back', plies } });
    });
  }

  /** Start the next game, with the colours swapped. */
  async #again() {
    if (!this.settings || this.seat === null) return;
    const [a, b] = this.settings.names;
    this.identify(this.game, this.round + 1);
    await this.#start({ ...this.settings, names: [b, a] }, 1 - this.seat);
  }

  /** @param {Settings} settings @param {number} seat */
  async #start(settings, seat) {
    if (!(await this.begin(settings, seat))) return this.fail('page/friend-broken', 0);
    this.identify(this.id, this.round);
    this.keep();
    for (const peer of this.#peers) if (peer.isKnown) this.#sendGame(peer, 0);
    this.emit('change', null);
  }

  /** @param {Peer} peer @param {Hello} hello @param {boolean} watches */
  async #greet(peer, { v, name, game, round, count, chain }, watches) {
    if (peer.isKnown) return this.fault();
    const why = v !== VERSION ? 'version' : watches && this.watchers.length >= MAX_WATCHERS ? 'full' : null;
    if (why) {
      peer.send({ t: 'bye', why });
      return peer.link.close();
    }
    peer.name = name;
    peer.isKnown = true;
    if (watches) this.watchers = [...this.watchers, peer];
    else {
      this.other?.link.close();
      this.setOther(peer);
    }
    const isSame =
      this.game !== '' && game === this.game && round === this.round && this.course.sums[count] === chain;
    const { settings, seat } = this;
    const names = seat ? [name, this.name] : [this.name, name];
    if (!this.game && !watches && settings && seat !== null) await this.#start({ ...settings, names }, seat);
    else if (this.game) this.#sendGame(peer, isSame ? count : 0);
    if (!watches) this.setPhase('playing');
    this.#tellWatching();
  }

  /** Send the game from one of its entries on. @param {Peer} peer @param {number} from */
  #sendGame(peer, from) {
    const { game, round, settings, course } = this;
    if (!game || !settings || this.seat === null) return;
    const seat = peer === this.other ? 1 - this.seat : null;
    peer.send({
      t: 'game',
      game,
      round,
      seat,
      settings,
      from,
      count: course.log.length,
      used: this.side.used(),
    });
    this.course.log
      .slice(from)
      .forEach(({ by, step }, i) => peer.send({ t: 'entry', n: from + i, by, step, sum: 0 }));
  }

  /** @param {Peer} peer */
  #leave(peer) {
    peer.link.close();
    if (peer === this.other) {
      this.setOther(null);
      this.setPhase('left');
    } else this.#dismiss(peer);
  }

  /** Take somebody off the list of those who watch. @param {Peer} peer */
  #dismiss(peer) {
    if (!this.watchers.includes(peer)) return;
    this.watchers = this.watchers.filter((other) => other !== peer);
    this.#tellWatching();
  }

  #tellWatching() {
    const names = this.watchers.filter(({ isHere }) => isHere).map(({ name }) => name);
    for (const peer of this.#peers) peer.send({ t: 'watching', names });
    this.setWatching(names);
  }
}
