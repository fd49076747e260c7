/** @file The packed files of the page that is a single file: gzip in base64. */

/** @param {string} base64 */
export const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** @param {Uint8Array<ArrayBuffer>} bytes */
export function unzipped(bytes) {
  const { body } = new Response(bytes);
  return /** @type {NonNullable<typeof body>} */ (body).pipeThrough(new DecompressionStream('gzip'));
}

/** Return an address from which a script can be loaded. @param {string} script */
export const addressOf = (script) => URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
