import { SITE } from '../host.js';
import { byId } from '../ui/element.js';

const SHARED = 'kropki-shared'; // as in tools/site/service_worker.js

/**
 * The page without a network: a service worker keeps it, and a new version is offered, never forced on a
 * game.
 */
export class Offline {
  #offer = byId('update', HTMLElement);
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;
  #isWanted = false;

  /** Nothing where there is none: from disk, in a sandboxed frame, on a host without https. */
  async begin() {
    try {
      const { serviceWorker } = navigator;
      this.#registration = await serviceWorker.register(new URL('serviceworker.js', SITE));
      if (!serviceWorker.controller) {
        // the first one takes over by itself: no new version
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
      /* then it needs the network */
    }
  }

  #watch() {
    if (this.#registration?.waiting) this.#offer.hidden = false;
    this.#registration?.installing?.addEventListener('statechange', () => this.#watch());
  }

  /** The game is kept: see Store. */
  #reload() {
    const waiting = this.#registration?.waiting;
    this.#isWanted = true;
    if (waiting) waiting.postMessage('take over');
    else location.reload();
  }

  /** The new version has taken over, perhaps as another tab wanted it. */
  #onChange() {
    if (this.#isWanted || document.hidden) location.reload();
    else this.#offer.hidden = false;
  }
}

/**
 * What another program has shared with this one, if that is why the page was opened; a mere text has no name.
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
