import { Emitter } from '../../base/emitter.js';
import { messageOf } from './wire.js';
/** @import { Message } from './wire.js' */

/**
 * A connection to another device, such as connection.js makes.
 * @typedef {object} Link
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {(count: number) => void} [expect] lets so many entries of a game come at once
 */

/**
 * Somebody at the other end of a link. Emits `message` for each valid message, and `fault` for everything else that
 * arrives.
 * @extends {Emitter<{message: Message, fault: null}>}
 */
export class Peer extends Emitter {
  name = '';
  /** Whether messages arrive. It may be false for a while, and true again. */
  isHere = true;
  /** Whether they have said who they are, and know the game. */
  isKnown = false;

  /** @param {Link} link */
  constructor(link) {
    super();
    this.link = link;
  }

  /** @param {Message} message */
  send(message) {
    this.link.send(JSON.stringify(message));
  }

  /** Take what has arrived, which may be anything. @param {unknown} data */
  receive(data) {
    const message = messageOf(data);
    if (message) this.emit('message', message);
    else this.emit('fault', null);
  }
}
