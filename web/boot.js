// Not a module: it runs before the first paint, so that a chosen theme never flashes, and it can still
// say something when the modules themselves do not arrive (the words come too late then: see #broken).
{
  try {
    const theme = JSON.parse(localStorage.getItem('kropki.theme') ?? 'null');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch { /* storage is closed to sandboxed frames */ }

  // @ts-ignore TS1323: the address is a module's, whatever this script is
  import('./main.js').catch((error) => {
    console.error(error);
    const tell = () => {
      const broken = document.getElementById('broken');
      if (broken) broken.hidden = false;
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
    else tell();
  });
}
