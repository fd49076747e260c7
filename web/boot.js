// Not a module: it runs before the first paint, so that a chosen theme never flashes, and it can still
// say something when the modules themselves do not arrive (the words come too late then: see #broken). In embed.html too.
{
  try {
    const theme = JSON.parse(localStorage.getItem('kropki.theme') ?? 'null');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    /* storage is closed to sandboxed frames */
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
