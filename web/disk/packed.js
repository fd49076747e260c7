/** @file What the page that is one file and its workers do with what it holds: in base64, of a gzip. */

/** @param {string} base64 */
export const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** @param {Uint8Array<ArrayBuffer>} bytes */
export function unzipped(bytes) {
  const { body } = new Response(bytes);
  return /** @type {NonNullable<typeof body>} */ (body).pipeThrough(new DecompressionStream('gzip'));
}

/** @param {string} script */
export const addressOf = (script) => URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
