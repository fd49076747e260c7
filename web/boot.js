/**
 * @file Applies the chosen colours before the first paint, and shows a message if the page's modules are lost or
 * cut off on the way.
 * It is no module, so that it runs first. In index.html and embed.html.
 */
{
  // As in ui/look.js. The styles ignore values that they do not know.
  for (const name of ['theme', 'inks', 'paper', 'lines', 'dots']) {
    try {
      const value = JSON.parse(localStorage.getItem(`kropki.${name}`) ?? 'null');
      if (typeof value === 'string') document.documentElement.dataset[name] = value;
    } catch {
      /* damaged, or a sandboxed frame, which has no storage */
    }
  }

  let broken = false;
  const tell = () => document.getElementById('broken')?.toggleAttribute('hidden', !broken);
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
