import { SITE } from '../host.js';
import { byId } from '../ui/element.js';

const SHARED = 'kropki-shared'; // the same name as in tools/site/service_worker.js

/**
 * Keeps the page in a service worker, so that it works without a network. A new version is offered, never
 * forced on a game.
 */
export class Offline {
  #offer = byId('update', HTMLElement);
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;
  #isWanted = false;

  /** Start, if service workers are possible: not from a disk, in a sandboxed frame or without https. */
  async begin() {
    try {
      const { serviceWorker } = navigator;
      this.#registration = await serviceWorker.register(new URL('serviceworker.js', SITE));
      if (!serviceWorker.controller) {
        // The first service worker takes over by itself: that is no new version.
        await new Promise((resolve) =>
          serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
      }
      byId('update-reload', HTMLButtonElement).onclick = () => this.#reload();
      serviceWorker.addEventListener('controllerchange', () => this.#onChange());
      this.#registration.addEventListener('updatefound', () => this.#watch());
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) this.#registration?.update().catch(() => {});
      });
      this.#watch();
    } catch {
      /* the page needs the network, then */
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
 * Return what another program has shared with this page, if that is why the page was opened. The name of a
 * mere text is ''.
 * @returns {Promise<File | null>}
 */
export async function sharedFile() {
  const { pathname, search, hash } = location;
  if (search !== '?shared') return null;
  history.replaceState(history.state, '', pathname + hash);
  const cache = await caches.open(SHARED);
  const response = await cache.match(SHARED);
  await cache.delete(SHARED);
  return response
    ? new File([await response.blob()], decodeURIComponent(response.headers.get('X-Name') ?? ''))
    : null;
}
