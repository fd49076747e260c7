/**
 * @file What may keep Python from starting. The texts for the reader are in messages/en.ftl, under
 * `failure-…`.
 *
 * @typedef {'file-missing' | 'file-type' | 'file-cut' | 'file-hash' | 'file-lost'} FileFailure
 * @typedef {FileFailure | 'wasm-none' | 'wasm-blocked' | 'worker' | 'python' | 'engine'}
 *   FailureCode
 *
 * @typedef {object} Trouble a failure as it is sent from one thread to another
 * @property {FailureCode} code
 * @property {string} subject the file or the request that it is about, or ''
 * @property {string} detail
 *
 * @typedef {{name: 'downloading', done: number, total: number, sent: number} | {name: 'starting'}} Begun how many of
 *   the bytes of all files are here, and how many the host sends for all of them, or 0 if it does not say
 * @typedef {Begun | {name: 'late', during: Begun['name']}} Step of a start
 */

/** Something that keeps Python from starting. */
export class Failure extends Error {
  /**
   * @param {FailureCode} code
   * @param {string} [subject] the file that it is about
   * @param {unknown} [cause]
   */
  constructor(code, subject = '', cause = undefined) {
    super([code, subject, cause ?? ''].filter(Boolean).join(': '), { cause });
    this.code = code;
    this.subject = subject;
  }
}
