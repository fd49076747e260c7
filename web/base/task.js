/** @file Divides long work, so that clicks and frames need not wait for all of it. */

/** Wait until the browser has handled what happened meanwhile. @returns {Promise<void>} */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
