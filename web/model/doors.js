/** @file The doors of the screens that the page has (web/ui/doors.js), and the links that lead to them. */

/** @import { Door } from '../ui/doors.js' */

const LINK = /^#open=([a-z]+)(?:\/([a-z]{1,20}))?$/;

/** @type {Door[]} */
export const doors = [];

/** Add doors to the page. @param {Door[]} added */
export const register = (added) => void doors.push(...added);

/**
 * Return the door to which the fragment of an address leads, and the name of a part of the screen, or null.
 * @param {string} fragment
 * @returns {{door: Door, part: string} | null}
 */
export function doorOf(fragment) {
  const [, link, part = ''] = LINK.exec(fragment) ?? [];
  const door = doors.find((each) => (link ? each.link === link : each.links?.fit(fragment)));
  return door ? { door, part } : null;
}
