/** @file The error of a computer player that cannot think. */

/** @import { Trouble } from '../base/failure.js' */

/** Thinking has failed, or could not start. */
export class NoThought extends Error {
  /** @param {Trouble} trouble */
  constructor(trouble) {
    super(trouble.detail);
    this.trouble = trouble;
  }
}
