import * as Comlink from '../../runtime/js/comlink.mjs';
import { Failure } from '../base/failure.js';
import { launch } from '../engine/launch.js';
import { encode, Texts } from '../engine/wire.js';
import { findFiles } from './host.js';
/** @import { Point } from '../model/points.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { Refusal } from '../model/requests.js' */
/** @import { Answer, LearningAnswer, LearningRequest, Request } from '../protocol.js' */
/** @import { Worker as Remote } from '../worker.js' */
/** @import { View } from './replay.js' */
/** @import { Written } from './written.js' */

const CHUNK = 0x8000; // the most arguments of a call

/** Python runs, but cannot read the game. */
export class NoGame extends Error {}

/** The only Python of the page. Each board on the page has a session of its own. */
class Python {
  /** @type {Promise<Comlink.Remote<Remote>>} */
  #remote;
  /** @type {Worker | null} */
  #worker = null;
  /** The number of the state of each session. @type {Map<string, number>} */
  #states = new Map();
  #id = 0;
  #texts = new Texts();

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

  /** @param {LearningRequest} request @returns {Promise<LearningAnswer>} */
  async learn(request) {
    const remote = await this.#remote;
    const last = await remote.learn(
      encode(this.#texts.shorten(request), ++this.#id),
      Comlink.proxy(() => {}),
    );
    if (last === null) throw new Error('another request has taken its place');
    return JSON.parse(last);
  }

  /** End a session. @param {string} session */
  async leave(session) {
    this.#states.delete(session);
    await (await this.#remote).leave(session);
  }

  /** Let the next request start another Python. */
  #giveUp() {
    this.#worker?.terminate();
    if (started === this) started = null;
  }

  /** @returns {Promise<Comlink.Remote<Remote>>} */
  async #start() {
    const files = await findFiles();
    this.#worker = await files.startWorker();
    const { remote, trouble } = launch(this.#worker, {}, () => {});
    const failure = await trouble;
    if (!failure) return remote;
    await files.check();
    throw new Failure(failure.code, failure.subject, failure.detail);
  }
}

/** @type {Python | null} */
let started = null;
let sessions = 0;

/** Ask about a puzzle. @param {LearningRequest} request */
export const learn = (request) => (started ??= new Python()).learn(request);

/** A game that Python has. */
export class PlayedGame {
  /** @type {GamePosition} */
  position;
  sgf = '';

  /** @param {Python} python @param {string} session @param {GamePosition} position */
  constructor(python, session, position) {
    this.python = python;
    this.session = session;
    this.position = position;
  }

  /** @returns {View} */
  get view() {
    return this.position;
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

  /** Bring `sgf` up to date. */
  async save() {
    const file = await this.python.ask({ kind: 'export', format: 'sgf' }, this.session);
    if (file.kind === 'file') this.sgf = file.text;
  }

  /** End the session. */
  close() {
    this.python.leave(this.session).catch(() => {});
  }
}

/**
 * Open a game in Python, which starts if it does not run.
 * @param {Written} written
 * @param {number} ply the move to go to
 * @throws {NoGame} if Python cannot read the game
 */
export async function openGame({ text, diagram = text, link }, ply) {
  const python = (started ??= new Python());
  const session = `board-${++sessions}`;
  try {
    const file = await python.ask(
      link ? { kind: 'open_link', link } : { kind: 'open', data: base64(diagram), name: '' },
      session,
    );
    const answer =
      link || file.kind === 'error'
        ? file
        : await python.ask({ kind: 'open_game', number: 1, mode: null }, session);
    if (answer.kind !== 'position') throw new NoGame(answer.kind === 'error' ? answer.message : answer.kind);
    const game = new PlayedGame(python, session, answer);
    await game.save();
    await game.go(Math.min(ply, answer.plies));
    return game;
  } catch (error) {
    python.leave(session).catch(() => {});
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
