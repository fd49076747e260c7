/** @file The time by which games are timed. */

/**
 * Return milliseconds since 1970 by a clock that only goes forward: whoever sets the device's clock changes nothing in a
 * page that runs.
 */
export const now = () => performance.timeOrigin + performance.now();
