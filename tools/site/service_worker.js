/**
 * @file The service worker: it keeps the whole page, so that the page needs no network. The build bundles it
 * into
 * serviceworker.js at the top of the site.
 */

import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { linkIn } from '../../web/files/link.js';

/** @type {{url: string, revision: string, integrity: string}[]} the build fills this in */
const files = /** @type {any} */ (globalThis).FILES;
const SHARED = 'kropki-shared'; // the same name as in web/engine/offline.js
/** @type {any} a ServiceWorkerGlobalScope */
const worker = self;

addPlugins([
  {
    /** Let the browser revalidate the files that it has, instead of fetching them again. */
    async requestWillFetch({ request, event }) {
      return event?.type === 'install' ? new Request(request, { cache: 'no-cache' }) : request;
    },
  },
]);
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

// On the first visit it takes over at once. A new version waits until no page of the old one is open, or the
// page asks
// for it.
let isFirst = false;
worker.addEventListener('install', () => (isFirst = !worker.registration.active));
worker.addEventListener('activate', (/** @type {any} */ event) => {
  if (isFirst) event.waitUntil(worker.clients.claim());
});

worker.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'take over') worker.skipWaiting();
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  if (event.request.method === 'POST' && new URL(event.request.url).search === '?share') {
    event.respondWith(share(event.request));
  }
});

/** Keep what another program shares (kropki.webmanifest) for the page. @param {Request} request */
async function share(request) {
  const form = await request.formData();
  const [text, url] = ['text', 'url'].map((field) => String(form.get(field) ?? ''));
  const words = `${url}\n${text}`;
  const file = form.get('file');
  const given = linkIn(words) ? words : text || url;
  const shared = file instanceof File && (file.size || !given) ? file : given;
  const name = shared instanceof File ? encodeURIComponent(shared.name) : '';
  const cache = await caches.open(SHARED);
  await cache.put(SHARED, new Response(shared, { headers: { 'X-Name': name } }));
  return Response.redirect(new URL('./?shared', location.href), 303);
}
