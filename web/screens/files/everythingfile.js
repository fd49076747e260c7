/** How a file with everything begins (everything.js). */
export const START = '{"kropki":"everything"';

/** Return whether a file is one of these. @param {Blob} file */
export const isEverything = async (file) => (await file.slice(0, START.length).text()) === START;
