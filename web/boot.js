/**
 * @file Applies the chosen theme before the first paint, and shows a message if the page's modules cannot be
 * loaded.
 * It is no module, so that it runs first. In index.html and embed.html.
 */
{
  try {
    const theme = JSON.parse(localStorage.getItem('kropki.theme') ?? 'null');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    /* sandboxed frames have no storage */
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
