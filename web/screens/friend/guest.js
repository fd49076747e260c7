import { refusalOf } from '../../model/requests.js';
import { endsTurn } from '../../play/clock.js';
import { Match } from './match.js';
import { Peer } from './peer.js';
import { ownStep, pliesBack, sumOfPosition, untimed } from './stepcheck.js';
import { Times } from './times.js';
import { stable, VERSION } from './wire.js';
/** @import { Settings } from '../../model/position.js' */
/** @import { Side } from './gameside.js' */
/** @import { Kept } from './kept.js' */
/** @import { Phase } from './match.js' */
/** @import { Link } from './peer.js' */
/** @import { EntryMessage, GameMessage, Message, Step } from './wire.js' */

/**
 * The side that was invited, to play or to watch. It asks the host for its own steps, and judges each step that the
 * host passes on.
 */
export class Guest extends Match {
  /** How many entries a game that is being restored has: those in the name of the person here are old. */
  #restored = 0;
  /** How many entries the host has announced. Until they are here, nobody moves. */
  #announced = 0;
  /** Whether the link is new, so that the host may say which game it has. */
  #isNew = false;
  #times = new Times();
  /** Whether the page was reloaded in this game: what its clock saw before is kept with the game. */
  #isReloaded = false;

  /** @param {Side} side @param {string} name of the person here */
  constructor(side, name) {
    super('guest', side, name);
  }

  /** Greet the host over a link. @param {Link} link */
  join(link) {
    this.other?.link.close();
    const peer = new Peer(link);
    this.setOther(peer);
    this.#isNew = true;
    peer.on('fault', () => this.fault());
    peer.on('message', (message) => peer === this.other && this.#hear(message));
    const { name, game, round, course } = this;
    const count = course.log.length;
    peer.send({ t: 'hello', v: VERSION, name, game, round, count, chain: course.sums[count] });
    return peer;
  }

  /** Note that the link has broken, or has come back. @param {Peer} peer @param {boolean} isHere */
  follow(peer, isHere) {
    peer.isHere = isHere;
    if (peer === this.other && !isHere) this.#times.doubt();
    const isOver = this.phase === 'wrong' || this.phase === 'left' || !this.game;
    if (peer === this.other && !isOver) this.setPhase(isHere ? 'playing' : 'lost');
  }

  /** End the match on this side, and tell the host. */
  leave() {
    this.other?.send({ t: 'bye', why: 'left' });
    this.other?.link.close();
    this.setOther(null);
  }

  /** @override @param {Kept} kept */
  restore(kept) {
    super.restore(kept);
    this.#isReloaded = true;
  }

  /** @override @param {Phase} phase */
  setPhase(phase) {
    if (phase !== this.phase) this.#times.run(phase === 'playing');
    super.setPhase(phase);
  }

  /** @override @param {boolean} on */
  stopClocks(on) {
    super.stopClocks(on);
    this.#times.run(!on);
  }

  /** @override @param {Step} step */
  propose(step) {
    this.setPending(step);
    this.#times.move(true);
    // What has arrived comes first.
    void this.queue(async () => this.other?.send({ t: 'ask', n: this.course.log.length, step }));
  }

  /** @override @param {boolean} on */
  sendPause(on) {
    if (this.seat !== null) this.other?.send({ t: 'pause', on });
  }

  /** @override @param {boolean} yes */
  reply(yes) {
    const wished = this.takeWished();
    if (!wished) return;
    if (wished === 'pause') this.answerPause(yes);
    else {
      this.agreed = yes ? wished : null;
      this.other?.send({ t: 'reply', wish: wished, yes, n: this.course.log.length });
    }
    this.emit('change', null);
  }

  /** @param {Message} message */
  #hear(message) {
    if (message.t === 'game') {
      const isNew = this.#isNew;
      this.#isNew = false;
      if (isNew) this.other?.link.expect?.(message.count - message.from);
      void this.queue(() => this.#open(message, isNew));
    } else if (message.t === 'entry') void this.queue(() => this.#apply(message));
    else if (message.t === 'bye') this.#part(message.why);
    else if (!this.game) this.fault();
    else if (message.t === 'watching') this.setWatching(message.names);
    else if (message.t === 'pause') this.hearPause(message.on);
    else if (this.seat === null) this.fault();
    else if (message.t === 'no') void this.queue(async () => this.#refuse(message.n, message.code));
    else if (message.t === 'wish') this.hear(message);
    else if (message.t === 'reply' && !message.yes) this.takeReply(message);
    else this.fault();
  }

  /**
   * Take the game that the host has: when the link is new, whichever it is; later, only the next one that both want.
   * @param {GameMessage} message
   * @param {boolean} isNew whether it is the first one over this link
   */
  async #open({ game, round, seat, settings, from, count, used }, isNew) {
    const isSame = isNew && game === this.game && round === this.round && from === this.course.log.length;
    const isNext = game === this.game && round === this.round + 1 && this.#isNext(seat, settings, count);
    if (!isNew && !isNext) return this.fault();
    if (from > count || (!isSame && from > 0)) return this.fault();
    // Nobody else names the person here.
    const isFirst = !this.game && !count && seat !== null;
    if (isFirst && settings.names[seat] !== this.name) return this.fault();
    this.#restored = isSame ? 0 : count;
    this.#announced = count;
    if (!isSame) {
      const isOther = game === this.game && round === this.round && this.course.log.length > 0;
      if (isOther) this.tell('friend-other-course');
      this.identify(game, round);
      if (!(await this.begin(settings, seat))) return this.#object('page/friend-broken', 0);
      this.keep();
    }
    // Nobody here has seen the time of a game that comes as a whole.
    if (!isSame) this.#times.begin(used);
    else if (this.#isReloaded) this.#times.begin(Math.min(used, this.side.used()));
    this.#isReloaded = false;
    this.#used = used;
    if (from === count) this.#settle();
    this.emit('change', null);
  }

  /**
   * Return whether a game is the next one that both want: the same, with the colours swapped.
   * @param {number | null} seat @param {Settings} settings @param {number} count
   */
  #isNext(seat, { names, ...settings }, count) {
    if (count || !this.settings) return false;
    const isWanted = this.seat === null || this.wishing === 'again' || this.agreed === 'again';
    const { names: before, ...known } = this.settings;
    const isSwapped = this.seat === null ? seat === null : seat === 1 - this.seat;
    return isWanted && isSwapped && stable([[...names].reverse(), settings]) === stable([before, known]);
  }

  /** The time that the turn had taken when the host sent the game, as it says. */
  #used = 0;

  /** @param {EntryMessage} message */
  async #apply({ n, by, step, sum }) {
    if (!this.game || this.phase === 'wrong' || n !== this.course.log.length) return this.fault();
    const isOld = n < this.#restored;
    const isOwn = this.pending !== null && by === this.seat && untimed(this.pending) === untimed(step);
    if (!isOld && !isOwn && !this.#mayBe(by, step)) return this.#object('page/friend-forged', n);
    if (!isOld && !this.#isTimely(by, step)) return this.#object('page/friend-time', n);
    const ply = this.side.position()?.ply;
    const code = await this.#judge(step, sum);
    if (code) return this.#object(code, n);
    if (!isOld && this.side.position()?.ply !== ply) this.#times.begin();
    if (isOwn) this.setPending(null);
    this.append({ by, step });
    if (this.course.log.length === this.#announced) this.#settle();
  }

  /**
   * Return whether the host may pass on this step: it is one of the player who is said to make it, nobody else makes
   * the steps of the person here, and what needs both of them has been agreed on.
   * @param {number} by @param {Step} step
   */
  #mayBe(by, step) {
    const position = this.side.position();
    if (!position) return false;
    if (step.kind === 'take_back') {
      const isAgreed = by === this.seat ? this.wishing === 'undo' : this.agreed === 'undo';
      return (this.seat === null || isAgreed) && step.plies === pliesBack(position, by);
    }
    if (step.kind === 'time_up') return by === position.turn && position.clock !== null;
    return by !== this.seat && (step.kind === 'finish' || ownStep(step, by, position) !== null);
  }

  /**
   * Return whether a step may have taken as long as the host says. Who watches does not judge that.
   * @param {number} by @param {Step} step
   */
  #isTimely(by, step) {
    const position = this.side.position();
    if (this.seat === null || !position?.clock || step.kind === 'take_back') return true;
    if (step.kind !== 'time_up' && !endsTurn(step, position)) return true;
    if (!position.ply) this.#times.begin(); // the clocks stand still before the first dot
    const spent = ('spent' in step && step.spent) || 0;
    return this.#times.believes(spent, by, by === this.seat);
  }

  /**
   * Carry out a step. Return why it is wrong, or ''.
   * @param {Step} step
   * @param {number} sum of the position after it, or 0
   */
  async #judge(step, sum) {
    let { reply } = await this.side.carryOut(step, false);
    if (reply.kind === 'error') {
      // It may look wrong only because the game here was changed.
      const { settings, seat, course } = this;
      if (!settings || (await this.side.replay(settings, seat, course.log))) return 'page/friend-broken';
      ({ reply } = await this.side.carryOut(step, false));
    }
    if (reply.kind === 'error') return reply.code;
    return sum && reply.kind === 'position' && sumOfPosition(reply) !== sum ? 'page/friend-differs' : '';
  }

  /** The game is as the host has it now: ask again for the step that has not come. */
  #settle() {
    this.#restored = 0;
    this.setPhase('playing');
    this.side.setUsed(this.#times.bound(this.#used, this.side.position()?.turn === this.seat));
    const { pending } = this;
    if (!pending) return;
    this.#times.move(true);
    this.other?.send({ t: 'ask', n: this.course.log.length, step: pending });
  }

  /** Tell the host that its step is wrong. @param {string} code @param {number} n */
  #object(code, n) {
    this.other?.send({ t: 'wrong', n, code });
    this.fail(code, n);
  }

  /** Take back what the host refuses. @param {number} n @param {string} code */
  #refuse(n, code) {
    if (!this.pending || n > this.course.log.length) return this.fault();
    this.#times.move(false);
    this.setPending(null);
    this.emit('news', { id: '', refusal: refusalOf(code) });
  }

  /** @param {'left' | 'removed' | 'version' | 'full'} why */
  #part(why) {
    this.other?.link.close();
    this.setOther(null);
    this.setPhase('left');
    this.tell('friend-parted', { why, name: this.friend });
  }
}
