import { launch } from '../engine/launch.js';
import { encode } from '../engine/wire.js';
/** @import * as Comlink from '../../runtime/js/comlink.mjs' */
/** @import { Answer, Point, Position, Refusal, Request } from '../model/position.js' */
/** @import { View } from './replay.js' */
/** @import { Worker as Remote } from '../worker.js' */

const CHUNK = 0x8000; // arguments of a call

/** Python runs, but does not read the record. */
export class NoGame extends Error {}

/** The one Python of the page, for all boards on it; each has a session of its own. */
class Python {
  /** @type {Promise<Comlink.Remote<Remote>>} */
  #remote;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<string, number>} */
  #states = new Map();
  #id = 0;

  constructor() {
    this.#remote = this.#start();
    this.#remote.catch(() => this.#giveUp());
  }

  /** @param {Request} request @param {string} session @returns {Promise<Answer>} */
  async ask(request, session) {
    const remote = await this.#remote;
    const state = this.#states.get(session) ?? 0;
    const answer = JSON.parse(await remote.ask(encode(request, ++this.#id, state), session));
    this.#states.set(session, answer.state);
    return answer;
  }

  /** @param {string} session */
  async leave(session) {
    this.#states.delete(session);
    await (await this.#remote).leave(session);
  }

  /** Whoever comes next tries anew. */
  #giveUp() {
    this.#worker?.terminate();
    if (started === this) started = null;
  }

  /** @returns {Promise<Comlink.Remote<Remote>>} */
  async #start() {
    this.#worker = new Worker(workerAddress(), { type: 'module' });
    const { remote, trouble } = launch(this.#worker, false, () => {});
    const fault = await trouble;
    if (fault) throw new Error(`${fault.code}: ${fault.detail}`);
    return remote;
  }
}

/** A sandboxed frame, and a page on another host, may not have a worker from any address but such a one. */
function workerAddress() {
  const { href, origin: home } = new URL('../worker.js', import.meta.url);
  return origin !== home ? `data:text/javascript,import ${encodeURIComponent(JSON.stringify(href))}` : href;
}

/** @type {Python | null} */
let started = null;
let sessions = 0;

/** @param {Position} position @returns {View} */
const viewOf = (position) => position;

/** A game that is played on a board. */
export class Played {
  /** @type {Position} */
  position;
  sgf = '';

  /** @param {Python} python @param {string} session @param {Position} position */
  constructor(python, session, position) {
    this.python = python;
    this.session = session;
    this.position = position;
  }

  get view() {
    return viewOf(this.position);
  }

  /** @param {Point} point @returns {Promise<{view: View, sgf: string} | {refusal: Refusal}>} */
  async play(point) {
    const answer = await this.python.ask({ kind: 'play', ...point }, this.session);
    if (answer.kind === 'error') return { refusal: answer };
    if (answer.kind !== 'position') throw new Error(answer.kind);
    await this.save();
    this.position = answer;
    return { view: this.view, sgf: this.sgf };
  }

  /** @param {number} ply */
  async go(ply) {
    const answer = await this.python.ask({ kind: 'go', ply }, this.session);
    if (answer.kind === 'position') this.position = answer;
    return this.view;
  }

  async save() {
    const file = await this.python.ask({ kind: 'export', format: 'sgf' }, this.session);
    if (file.kind === 'file') this.sgf = file.text;
  }

  /** Gives its session up. */
  close() {
    this.python.leave(this.session).catch(() => {});
  }
}

/**
 * A game of an SGF text at a move, for which Python starts if it has not yet.
 * @param {string} text
 * @param {number} ply
 */
export async function openGame(text, ply) {
  const mine = (started ??= new Python());
  const session = `board-${++sessions}`;
  try {
    const file = await mine.ask({ kind: 'open', data: base64(text), name: '' }, session);
    const answer =
      file.kind === 'error' ? file : await mine.ask({ kind: 'open_game', number: 1, mode: null }, session);
    if (answer.kind !== 'position') throw new NoGame(answer.kind === 'error' ? answer.message : answer.kind);
    const game = new Played(mine, session, answer);
    await game.save();
    await game.go(Math.min(ply, answer.plies));
    return game;
  } catch (error) {
    mine.leave(session).catch(() => {});
    throw error;
  }
}

/** @param {string} text */
function base64(text) {
  const bytes = new TextEncoder().encode(text);
  const parts = [];
  for (let i = 0; i < bytes.length; i += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(i, i + CHUNK)));
  }
  return btoa(parts.join(''));
}
