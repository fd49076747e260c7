/** @file Requests as texts of messages (docs/protocol.md). */

import { VERSION } from '../protocol.js';
/** @import { LearningRequest, Request, ThinkingRequest } from '../protocol.js' */

/**
 * Return a request as the text of a message (docs/protocol.md).
 * @param {Request | ThinkingRequest | LearningRequest} request
 * @param {number} id of the message
 * @param {number} [state] of the game that the request is about
 */
export const encode = (request, id, state) => JSON.stringify({ v: VERSION, id, state, ...request });
