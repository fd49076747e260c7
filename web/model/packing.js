/** @file Texts in the fragment of an address: packed by deflate, and bounded when they come from outside. */

/** The links of one kind of text. */
export class TextLink {
  /**
   * @param {string} name before the text in the fragment
   * @param {number} maxPacked characters of a link
   * @param {number} maxText bytes of a text
   */
  constructor(name, maxPacked, maxText) {
    this.prefix = `#${name}=`;
    this.maxPacked = maxPacked;
    this.maxText = maxText;
  }

  /** Return the packed text in a link. @param {string} link */
  bare(link) {
    return link.slice(this.prefix.length);
  }

  /** Return whether the fragment of an address is such a link. @param {string} fragment */
  fits(fragment) {
    return fragment.startsWith(this.prefix);
  }

  /** Return the link of a text, or null if it would be too long. @param {string} text */
  async pack(text) {
    const bytes = new TextEncoder().encode(text);
    const packed = await new Response(through(bytes, new CompressionStream('deflate-raw'))).arrayBuffer();
    const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('');
    const link = btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
    return link.length > this.maxPacked ? null : this.prefix + link;
  }

  /**
   * Return the text of a link, or null if the link is damaged, too long or another one.
   * @param {string} fragment
   * @returns {Promise<string | null>}
   */
  async unpack(fragment) {
    const packed = this.bare(fragment);
    if (!this.fits(fragment) || packed.length > this.maxPacked || !/^[\w-]*$/.test(packed)) return null;
    try {
      const letters = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
      return await this.#read(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
    } catch {
      return null;
    }
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  async #read(bytes) {
    const reader = through(bytes, new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    for (let size = 0; ;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > this.maxText) {
        void reader.cancel().catch(() => {});
        throw new RangeError('too long');
      }
      text += decoder.decode(value, { stream: true });
    }
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream */
const through = (bytes, stream) =>
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (
    /** @type {any} */ (new Blob([bytes])).stream().pipeThrough(stream)
  );

/** The game on the board of a frame (web/viewer/embed.js). */
export const packedText = new TextLink('packed', 1_000_000, 4_000_000);
