/**
 * @file Links to the screens of the page, such as #open=puzzles/saves. They are names and nothing else.
 *
 * @typedef {'lessons' | 'puzzles' | 'solved' | 'classes' | 'lab' | 'present' | 'friend'} Screen
 * @typedef {{screen: Screen, part: string}} ScreenLink part: the name of a lesson or a theme; empty for the whole
 */

const LINK = /^#open=(lessons|puzzles|solved|classes|lab|present|friend)(?:\/([a-z]{1,20}))?$/;

/**
 * Return the screen that the fragment of an address leads to, or null.
 * @param {string} fragment
 * @returns {ScreenLink | null}
 */
export function screenOfFragment(fragment) {
  const [, screen, part = ''] = LINK.exec(fragment) ?? [];
  return screen ? { screen: /** @type {Screen} */ (screen), part } : null;
}
