/** @file Keeps the whole page, so that it needs no network. Bundled into serviceworker.js at the top of the site. */
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

/** @type {{url: string, revision: string, integrity: string}[]} put in by the build */
const files = /** @type {any} */ (globalThis).FILES;
const SHARED = 'kropki-shared'; // as in offline.js
/** @type {any} a ServiceWorkerGlobalScope */
const worker = self;

addPlugins([{
  /** The browser asks whether what it has is right still, instead of fetching it once more. */
  async requestWillFetch({ request, event }) {
    return event?.type === 'install' ? new Request(request, { cache: 'no-cache' }) : request;
  },
}]);
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

worker.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'take over') worker.skipWaiting();
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  if (event.request.method === 'POST' && new URL(event.request.url).search === '?share') event.respondWith(share(event.request));
});

/** What another program shares (kropki.webmanifest) is laid by for the page. @param {Request} request */
async function share(request) {
  const form = await request.formData();
  const file = form.get('file');
  const said = file ?? form.get('text') ?? form.get('url') ?? '';
  const name = file instanceof File ? encodeURIComponent(file.name) : '';
  const cache = await caches.open(SHARED);
  await cache.put(SHARED, new Response(said, { headers: { 'X-Name': name } }));
  return Response.redirect(new URL('./?shared', location.href), 303);
}
