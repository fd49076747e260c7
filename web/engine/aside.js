import { encode } from './wire.js';
/** @import { Engine } from './engine.js' */
/** @import { Reply } from '../model/requests.js' */
/** @import { Request } from '../protocol.js' */

let count = 0;

/** A second game in the engine, beside the page's. It is lost when Python restarts. */
export class Aside {
  #name = `aside-${++count}`;
  #state = 0;

  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /** @param {Request} request @returns {Promise<Reply>} */
  async ask(request) {
    const text = await this.engine.consult((id) => encode(request, id, this.#state), this.#name);
    const answer = JSON.parse(text);
    this.#state = answer.state;
    return answer;
  }

  /** Let the engine forget the game. */
  leave() {
    this.engine.leave(this.#name);
  }
}
