import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
/**
 * @file Keeps the whole page, so that it needs no network. Bundled into serviceworker.js at the top of the
 * site.
 */
import { linkIn } from '../../web/files/link.js';

/** @type {{url: string, revision: string, integrity: string}[]} put in by the build */
const files = /** @type {any} */ (globalThis).FILES;
const SHARED = 'kropki-shared'; // as in offline.js
/** @type {any} a ServiceWorkerGlobalScope */
const worker = self;

addPlugins([
  {
    /** The browser asks whether what it has is right still, instead of fetching it once more. */
    async requestWillFetch({ request, event }) {
      return event?.type === 'install' ? new Request(request, { cache: 'no-cache' }) : request;
    },
  },
]);
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

// The page of the first visit gets it at once. A new version waits until no page of the one before is open, or for a word.
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

/** What another program shares (kropki.webmanifest) is laid by for the page. @param {Request} request */
async function share(request) {
  const form = await request.formData();
  const [text, url] = ['text', 'url'].map((field) => String(form.get(field) ?? ''));
  const words = `${url}\n${text}`;
  const file = form.get('file');
  const given = linkIn(words) ? words : text || url;
  const said = file instanceof File && (file.size || !given) ? file : given;
  const name = said instanceof File ? encodeURIComponent(said.name) : '';
  const cache = await caches.open(SHARED);
  await cache.put(SHARED, new Response(said, { headers: { 'X-Name': name } }));
  return Response.redirect(new URL('./?shared', location.href), 303);
}
