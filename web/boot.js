/**
 * @file Applies the chosen colours before the first paint, and shows a message if the page's modules cannot be
 * loaded.
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
  addEventListener('DOMContentLoaded', tell);
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      broken = true;
      tell();
    },
    true,
  );
}
