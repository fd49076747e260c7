/** @file Links that invite somebody to a game on two devices (web/screens/friend). They hold a code and nothing else. */

const PREFIX = '#friend=';

/** Return the fragment of a link that opens the page with a code. @param {string} code */
export const friendFragment = (code) => PREFIX + code;

/** Return the code in the fragment of an address, or null. @param {string} fragment */
export const friendCodeIn = (fragment) =>
  fragment.startsWith(PREFIX) ? fragment.slice(PREFIX.length) : null;
