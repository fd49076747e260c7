/** @file Names and other words from outside, as the page shows them. */

/** Characters that begin, or end, a stretch of text that runs in a certain direction. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Return a text that does not turn the direction of what stands around it. @param {string} text */
export const tame = (text) => text.replace(TURNS, '');
