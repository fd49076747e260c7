/**
 * @file Narrows the page's policy, applies the chosen colours and chooses the language before the first paint, starts Python where
 * its memory is kept, and shows a message if the page's modules are lost or cut off on the way.
 * It is no module, so that it runs first. In index.html and embed.html.
 */
{
  const root = document.documentElement;
  /** Whether the page has no origin, as in a sandboxed frame: its host must allow that to every file. */
  const isBare = origin === 'null' && location.protocol.startsWith('http');
  // To WebKit `'self'` means nothing without an origin. So the page allows each host, and here only its own.
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const allowed = policy?.getAttribute('content') ?? '';
  const host = isBare ? ` ${new URL(location.href).origin}` : '';
  const narrowed = document.createElement('meta');
  narrowed.httpEquiv = 'Content-Security-Policy';
  narrowed.content = allowed.replaceAll(' http: https:', host);
  document.head.append(narrowed);

  /** Return a setting, or ''. @param {string} name */
  const setting = (name) => {
    try {
      const value = JSON.parse(localStorage.getItem(`kropki.${name}`) ?? 'null');
      return typeof value === 'string' ? value : '';
    } catch {
      return ''; // damaged, or a sandboxed frame, which has no storage
    }
  };
  // As in ui/look.js. The styles ignore values that they do not know.
  for (const name of ['theme', 'inks', 'paper', 'lines', 'dots', 'reach', 'lead']) {
    if (setting(name)) root.dataset[name] = setting(name);
  }
  const colours = setting('colours').match(/#[\da-f]{6}\b/g) ?? [];
  colours.forEach((colour, i) => root.style.setProperty(`--mine-${i}`, colour));

  // As in model/languages.js and store/language.js. In a frame the language is in the fragment.
  const languages = ['en']; // the build names them all
  const addressed = [location.search, location.hash].map((part) =>
    new URLSearchParams(part.slice(1)).get('lang'),
  );
  const wanted = [...addressed, setting('language'), ...navigator.languages].map(
    (language) => language?.toLowerCase().split('-')[0] ?? '',
  );
  root.lang = wanted.find((language) => languages.includes(language)) ?? 'en';
  const preload = document.getElementById('words');
  preload?.setAttribute('href', `web/messages/${root.lang}.ftl`);
  preload?.setAttribute('rel', 'preload'); // last, as a browser complains of a preload without an address

  // A later visit restores Python while the page's scripts load. `startWorker` in host.js hands this worker over. Only index.html
  // preloads words. What the browser refuses here, the page finds out when it starts Python itself.
  try {
    if (preload && !isBare && navigator.serviceWorker.controller) {
      const worker = new Worker('web/worker.js', { type: 'module', name: 'early' });
      worker.onerror = () => Reflect.deleteProperty(window, 'earlyWorker');
      Object.assign(window, { earlyWorker: worker });
    }
  } catch {
    /* the browser allows no workers */
  }

  let broken = false;
  const tell = () => {
    const message = document.getElementById(isBare ? 'barred' : 'broken');
    message?.toggleAttribute('hidden', !broken);
    for (const words of message?.querySelectorAll('[lang]') ?? []) {
      words.toggleAttribute('hidden', words.getAttribute('lang') !== root.lang);
    }
  };
  /** Load the page again. Fetch its files past all caches before: a copy may be what is damaged. */
  const retry = async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = new Set([...files, ...[...document.scripts].map(({ src }) => src)]);
    for (const address of own) {
      if (!address.includes('/web/')) continue;
      try {
        for (const name of await caches.keys()) {
          await (await caches.open(name)).delete(address, { ignoreSearch: true });
        }
      } catch {
        /* the browser allows no caches */
      }
      await fetch(address, { cache: 'reload' }).catch(() => {});
    }
    location.reload();
  };
  addEventListener('DOMContentLoaded', () => {
    tell();
    document.getElementById('broken-retry')?.addEventListener('click', retry);
  });
  addEventListener(
    'error',
    (event) => {
      const isLost = event.target instanceof HTMLScriptElement;
      const isCut = event.error instanceof SyntaxError && !('kropki' in window);
      if (!isLost && !isCut) return;
      broken = true;
      tell();
    },
    true,
  );
}
