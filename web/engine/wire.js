/** @import { Request } from '../model/position.js' */

/** The version of the protocol between the page and Python (docs/protocol.md). */
const PROTOCOL = 1;

/**
 * Return a request as the text of a message.
 * @param {Request} request
 * @param {number} id of the message
 * @param {number} [state] of the game that the request is about
 */
export const encode = (request, id, state) => JSON.stringify({ v: PROTOCOL, id, state, ...request });
