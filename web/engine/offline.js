import { granted, openCaches, partOf, showAddress } from '../base/browser.js';
import { scriptAt } from '../base/moduleworker.js';
import { IS_FILE, SITE } from '../host.js';
import { byId } from '../ui/element.js';
/** @import { Store } from '../store/store.js' */
/** @import { Messages } from '../ui/messages.js' */

const SHARED = 'kropki-shared'; // the same name as in tools/site/service_worker.js

/** @typedef {'file' | 'forbidden' | 'saving' | 'whole' | 'part' | 'none'} Kept what the page has of itself */

/**
 * Keeps the page in a service worker, so that it works without a network, and says whether it does. A new
 * version is offered, never forced on a game.
 */
export class Offline {
  #offer = byId('update', HTMLElement);
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;
  #isWanted = false;

  /** @param {{store: Store, messages: Messages}} page */
  constructor({ store, messages }) {
    this.store = store;
    this.messages = messages;
    this.#tell(IS_FILE ? 'file' : partOf('serviceWorker') ? 'saving' : 'forbidden');
  }

  /** Whether a service worker keeps the page already. */
  get isKept() {
    return Boolean(partOf('serviceWorker')?.controller);
  }

  /** Start, if service workers are possible: not from a disk, in a sandboxed frame or without https. */
  async begin() {
    if (IS_FILE) return;
    const serviceWorker = partOf('serviceWorker');
    if (!serviceWorker) return;
    try {
      const isFirst = !serviceWorker.controller;
      const registration = await serviceWorker.register(scriptAt(new URL('serviceworker.js', SITE).href));
      this.#registration = registration;
      const isNew = !registration.active;
      if (isNew && !(await isInstalled(registration.installing ?? registration.waiting))) {
        return this.#tell('none');
      }
      void this.#askWhatIsKept(isNew);
      if (isFirst && !serviceWorker.controller) {
        // The first service worker takes over by itself: that is no new version.
        await new Promise((resolve) =>
          serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
      }
      byId('update-reload', HTMLButtonElement).onclick = () => this.#reload();
      serviceWorker.addEventListener('controllerchange', () => this.#onChange());
      registration.addEventListener('updatefound', () => this.#watch());
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) this.#registration?.update().catch(() => {});
      });
      this.#watch();
    } catch (error) {
      this.#tell(error instanceof TypeError ? 'none' : 'forbidden'); // the script could not be fetched
    }
  }

  /** Ask the service worker what it keeps. @param {boolean} isNew whether it has just been installed */
  async #askWhatIsKept(isNew) {
    const ready = await partOf('serviceWorker')?.ready;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      this.#tell(data);
      if (!isNew || data === 'none') return;
      // A newcomer has to read the rules first.
      const { store } = this;
      void store
        .until(({ introduced }) => introduced)
        .then(() => store.notify(this.messages.text('offline-now')));
    };
    ready?.active?.postMessage('what is kept', [port2]);
  }

  /** Say in the dialogs whether the page works without a network. @param {Kept} kept */
  #tell(kept) {
    for (const place of document.querySelectorAll('.offline')) {
      place.textContent = this.messages.text(`offline-${kept}`);
    }
  }

  #watch() {
    if (this.#registration?.waiting) this.#offer.hidden = false;
    this.#registration?.installing?.addEventListener('statechange', () => this.#watch());
  }

  /** Load the new version. The store keeps the game. */
  #reload() {
    const waiting = this.#registration?.waiting;
    this.#isWanted = true;
    if (waiting) waiting.postMessage('take over');
    else location.reload();
  }

  /** React to a new version that has taken over, perhaps because another tab asked for it. */
  #onChange() {
    if (this.#isWanted || document.hidden) location.reload();
    else this.#offer.hidden = false;
  }
}

/**
 * Return whether a service worker gets installed. If a file that the page needs is lost, it does not.
 * @param {ServiceWorker | null} worker
 * @returns {Promise<boolean>}
 */
function isInstalled(worker) {
  return new Promise((resolve) => {
    const check = () => {
      if (worker?.state === 'activated') resolve(true);
      if (!worker || worker.state === 'redundant') resolve(false);
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}

/**
 * Return what another program has shared with this page, if that is why the page was opened. The name of a
 * mere text is ''.
 * @returns {Promise<File | null>}
 */
export async function sharedFile() {
  const { pathname, search, hash } = location;
  if (search !== '?shared') return null;
  showAddress(pathname + hash, history.state);
  const cache = await granted(async () => openCaches()?.open(SHARED));
  const response = await granted(async () => cache?.match(SHARED));
  await granted(async () => cache?.delete(SHARED));
  return response
    ? new File([await response.blob()], decodeURIComponent(response.headers.get('X-Name') ?? ''))
    : null;
}
