/**
 * @file The service worker: it keeps the whole page, so that the page needs no network. The build bundles it
 * into serviceworker.js at the top of the site.
 */

import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { linkIn } from '../../web/files/link.js';

/** @type {{url: string, revision: string, integrity: string, isOptional?: true}[]} the build fills this in */
const files = /** @type {any} */ (globalThis).FILES;
const SHARED = 'kropki-shared'; // the same name as in web/engine/offline.js
/** @type {any} a ServiceWorkerGlobalScope */
const worker = self;

const addressOf = (/** @type {string} */ url) => new URL(url, location.href).href.replace(/[?#].*/, '');
const optional = new Set(files.filter(({ isOptional }) => isOptional).map(({ url }) => addressOf(url)));
/** The page's policy does not hold in its workers, so they get one of their own. */
const workers = new Set(['web/worker.js', 'web/gifworker.js'].map(addressOf));
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data: blob:; worker-src 'none'";

addPlugins([
  {
    /** Let the browser revalidate the files that it has, instead of fetching them again. */
    async requestWillFetch({ request, event }) {
      return event?.type === 'install' ? new Request(request, { cache: 'no-cache' }) : request;
    },

    /** Install without an optional file that is lost or changed. Later, take it as the host has it. */
    async handlerDidError({ request, event }) {
      if (!optional.has(addressOf(request.url))) return undefined;
      return event.type === 'install' ? new Response() : fetch(request.url);
    },

    async handlerWillRespond({ request, response }) {
      if (!workers.has(addressOf(request.url))) return response;
      const { status, statusText } = response;
      const headers = new Headers(response.headers);
      headers.set('Content-Security-Policy', POLICY);
      return new Response(response.body, { status, statusText, headers });
    },
  },
]);
// A link whose `#` was encoded on its way, as in 404.html, which not every host has.
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const address = new URL(event.request.url);
  const [path, ...rest] = address.pathname.split(/%(?:25)*23/i);
  if (event.request.mode !== 'navigate' || !rest.length) return;
  address.pathname = path;
  address.hash = rest.join('#');
  event.respondWith(Response.redirect(address.href));
});
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

// On the first visit it takes over at once. A new version waits until no page of the old one is open, or the
// page asks for it.
let isFirst = false;
worker.addEventListener('install', () => (isFirst = !worker.registration.active));
worker.addEventListener('activate', (/** @type {any} */ event) => {
  if (isFirst) event.waitUntil(worker.clients.claim());
});

worker.addEventListener('message', (/** @type {any} */ event) => {
  const { data, ports } = event;
  if (data === 'take over') worker.skipWaiting();
  if (data !== 'what is kept') return;
  const kept = complete(event).catch(() => 'none');
  event.waitUntil(kept.then((answer) => ports[0].postMessage(answer)));
});

/**
 * Fetch the files that the cache lacks. Return whether the page then works without a network: `whole`, without
 * some optional files (`part`) or not at all (`none`).
 * @param {any} event
 */
async function complete(event) {
  const kept = await Promise.all(
    files.map(async ({ url, integrity }) => {
      const isKept = async () => Boolean(await caches.match(/** @type {string} */ (getCacheKeyForURL(url))));
      if (await isKept()) return true;
      const request = new Request(url);
      const options = { url: new URL(request.url), request, event, params: { integrity } };
      await createHandlerBoundToURL(url)(options).catch(() => {});
      return isKept();
    }),
  );
  if (kept.every(Boolean)) return 'whole';
  return files.every(({ isOptional }, i) => isOptional || kept[i]) ? 'part' : 'none';
}

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
