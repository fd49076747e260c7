/** @file Writes numbers with their signs. */

/** Return a whole number with its sign, such as +2. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
