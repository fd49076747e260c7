/**
 * @file What a browser may lack, or refuse to a page: because cookies are blocked, the page is in a frame of another
 * site, the connection is not secure, or the reader has turned it off. Ask for such things here. The answer to a
 * refusal is null.
 */

const TOLERANCE = 16; // some browsers change each colour that a page reads by a little

/**
 * Return what a function returns, or null if the browser lacks or refuses it.
 * @template Value
 * @param {() => Value} ask
 * @returns {NonNullable<Value> | null}
 */
export function allowed(ask) {
  try {
    return ask() ?? null;
  } catch {
    return null;
  }
}

/**
 * Return what a promise comes to, or null if the browser lacks or refuses it.
 * @template Value
 * @param {() => Promise<Value>} ask
 * @returns {Promise<Value | null>}
 */
export async function granted(ask) {
  try {
    return await ask();
  } catch {
    return null;
  }
}

/**
 * Return a part of the browser's own, such as `clipboard` or `locks`.
 * @template {keyof Navigator} Name
 * @param {Name} name
 */
export const partOf = (name) => allowed(() => navigator[name]);

/** @param {'localStorage' | 'sessionStorage'} name */
export const openStorage = (name) => allowed(() => window[name]);

/** Return the databases of the site. */
export const openDatabases = () => allowed(() => indexedDB);

/** Return the files that service workers keep for the site. */
export const openCaches = () => allowed(() => caches);

/** Return the origin of the page. In a frame whose text is in `srcdoc` it is that of the page around it. */
export const ownOrigin = () => (location.origin === 'null' ? origin : location.origin);

/** Return a channel to other tabs with the page. @param {string} name */
export const openChannel = (name) => allowed(() => new BroadcastChannel(name));

/** Return the device for sounds. */
export const openAudio = () => allowed(() => new AudioContext({ latencyHint: 'interactive' }));

/** Return whether the page suits a query such as `(any-pointer: coarse)`, now and later. @param {string} query */
export const watchMedia = (query) =>
  allowed(() => matchMedia(query)) ?? Object.assign(new EventTarget(), { matches: false });

/** Load a font, and return its files. @param {string} font @returns {Promise<FontFace[] | null>} */
export const loadFont = (font) => granted(() => document.fonts.load(font));

/**
 * Call back whenever fonts have been loaded. Return a function that ends this.
 * @param {() => void} onLoad
 */
export function watchFonts(onLoad) {
  const fonts = allowed(() => document.fonts);
  fonts?.addEventListener('loadingdone', onLoad);
  return () => fonts?.removeEventListener('loadingdone', onLoad);
}

/** Show another address of this page, without a step in the history. @param {string | URL} href @param {unknown} [state] */
export const showAddress = (href, state = null) => allowed(() => history.replaceState(state, '', href));

/** Return the address of the page, without what a link says behind `#`. */
export const addressOfPage = () => location.href.replace(/#.*/s, '');

/** Remove the fragment from the page's address. */
export const dropFragment = () => showAddress(addressOfPage());

/** Show the page on the full screen. */
export const enterFullScreen = () =>
  granted(() => document.documentElement.requestFullscreen({ navigationUI: 'hide' }));

export const leaveFullScreen = () => granted(() => document.exitFullscreen());

/** Whether the browser can hand texts and addresses to other programs. */
export const canShare = () => partOf('share') !== null;

/** Whether the browser can hand these files, and what goes with them, to other programs. @param {ShareData} data */
export const canShareFiles = (data) => allowed(() => navigator.canShare(data)) === true;

/** @param {ShareData} data */
export const share = (data) => granted(() => navigator.share(data));

/** @param {number} milliseconds */
export const vibrate = (milliseconds) => allowed(() => navigator.vibrate(milliseconds));

/**
 * Call back with the size of each element that is observed: now, and after each change.
 * @param {ResizeObserverCallback} onSize
 */
export const sizeObserver = (onSize) =>
  allowed(() => new ResizeObserver(onSize)) ?? new WindowObserver(onSize);

/** What takes the place of a ResizeObserver: sizes can be read whenever that of the window changes. */
class WindowObserver {
  /** @type {Set<Element>} */
  #elements = new Set();
  #tell = () => this.#report([...this.#elements]);

  /** @param {ResizeObserverCallback} onSize */
  constructor(onSize) {
    this.onSize = onSize;
    addEventListener('resize', this.#tell);
  }

  /** @param {Element} element */
  observe(element) {
    this.#elements.add(element);
    requestAnimationFrame(() => this.#report([element]));
  }

  /** @param {Element} element */
  unobserve(element) {
    this.#elements.delete(element);
  }

  disconnect() {
    this.#elements.clear();
    removeEventListener('resize', this.#tell);
  }

  /** @param {Element[]} targets */
  #report(targets) {
    const entries = targets.map((target) => {
      const { clientWidth: inlineSize, clientHeight: blockSize } = target;
      const contentRect = new DOMRect(0, 0, inlineSize, blockSize);
      const size = [{ inlineSize, blockSize }];
      return {
        target,
        contentRect,
        contentBoxSize: size,
        borderBoxSize: size,
        devicePixelContentBoxSize: size,
      };
    });
    if (entries.length) this.onSize(entries, this);
  }
}

/**
 * Return whether the page can read what it has drawn. Some browsers give noise or white instead, so that pages
 * cannot recognize a device by how it draws.
 */
export function canReadDrawings() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 8;
  const colour = [48, 96, 192, 255];
  const data = allowed(() => {
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.fillStyle = `rgb(${colour.slice(0, 3).join()})`;
    context.fillRect(0, 0, 8, 8);
    return context.getImageData(0, 0, 8, 8).data;
  });
  return data !== null && data.every((value, i) => Math.abs(value - colour[i % 4]) <= TOLERANCE);
}

/** Return a drawing as a PNG, or null if the browser lets no page read it. @param {HTMLCanvasElement} canvas */
export const pngOf = (canvas) =>
  granted(async () => {
    if (!canReadDrawings()) return null;
    /** @type {Promise<Blob | null>} */
    const file = new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
    return file;
  });
