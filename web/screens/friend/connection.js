import { Emitter } from '../../base/emitter.js';
import { Budget } from './budget.js';
import { codeOf } from './code.js';
import { endOf, sdpOf } from './sdp.js';
/** @import { Card } from './code.js' */

const GATHERING = 3000; // milliseconds to find out where this device can be reached

/** This device is not on a network. */
export class NoNetwork extends Error {}

/**
 * A connection to another device on the same network, without a server: no STUN, no TURN, no signalling. Emits
 * `open` once, `text` for whatever arrives, `here` when the connection breaks or comes back, and `flood` when so much
 * arrives that nothing more is taken.
 * @extends {Emitter<{open: null, text: unknown, here: boolean, flood: null}>}
 */
export class Connection extends Emitter {
  #peer = new RTCPeerConnection({ iceServers: [] });
  #channel = this.#peer.createDataChannel('kropki', { negotiated: true, id: 0 });
  #budget = new Budget();
  #isFlooded = false;
  #isOpen = false;
  #isHere = false;

  constructor() {
    super();
    this.#channel.onopen = () => {
      this.#isOpen = this.#isHere = true;
      this.emit('open', null);
    };
    this.#channel.onmessage = ({ data }) => {
      if (this.#isFlooded) return;
      this.#isFlooded = !this.#budget.allows(data, performance.now());
      if (this.#isFlooded) this.emit('flood', null);
      else this.emit('text', data);
    };
    this.#channel.onclose = () => this.#follow(false);
    this.#peer.onconnectionstatechange = () => this.#follow(this.#peer.connectionState === 'connected');
  }

  /** Return the code of an invitation. @param {number} token @param {boolean} watches @throws {NoNetwork} */
  async invite(token, watches) {
    await this.#peer.setLocalDescription(await this.#peer.createOffer());
    return this.#code({ kind: 'offer', token, watches });
  }

  /** Return the code that answers an invitation. @param {Card} card @throws {NoNetwork} */
  async answer({ token, watches, end }) {
    await this.#peer.setRemoteDescription({ type: 'offer', sdp: sdpOf('offer', end) });
    await this.#peer.setLocalDescription(await this.#peer.createAnswer());
    return this.#code({ kind: 'answer', token, watches });
  }

  /** Connect to the device that has answered the invitation. @param {Card} card */
  async accept({ end }) {
    await this.#peer.setRemoteDescription({ type: 'answer', sdp: sdpOf('answer', end) });
  }

  /** @param {string} text */
  send(text) {
    if (this.#channel.readyState === 'open') this.#channel.send(text);
  }

  /** Let so many entries of a game come at once. @param {number} count */
  expect(count) {
    this.#budget.expect(count);
  }

  close() {
    // What was sent last is still on its way.
    setTimeout(() => this.#peer.close(), 500);
  }

  /** @param {Omit<Card, 'end'>} card */
  async #code(card) {
    await this.#gathered();
    const end = endOf(this.#peer.localDescription?.sdp ?? '');
    if (!end.places.length) throw new NoNetwork();
    return codeOf({ ...card, end });
  }

  #gathered() {
    const peer = this.#peer;
    return new Promise((resolve) => {
      const check = () => peer.iceGatheringState === 'complete' && resolve(null);
      peer.addEventListener('icegatheringstatechange', check);
      setTimeout(resolve, GATHERING, null);
      check();
    });
  }

  /** @param {boolean} isHere */
  #follow(isHere) {
    if (!this.#isOpen || isHere === this.#isHere) return;
    this.#isHere = isHere;
    this.emit('here', isHere);
  }
}
