/** @file In the place of ../host.js where the page is one file: everything lies in script elements that are not run. */

export const SITE = new URL('kropki:///');
export const IS_FILE = true;

/** The packed files come behind the page, which does not wait for them. @type {Promise<unknown>} */
const whole = new Promise((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

/** @param {string} path */
export async function get(path) {
  const text = textOf(path);
  return new Response(text, { status: text === null ? 404 : 200 });
}

/** @param {'worker' | 'gifworker'} name */
export function startWorker(name) {
  const worker = new Worker(URL.createObjectURL(new Blob([textOf(`web/${name}.js`) ?? ''], { type: 'text/javascript' })));
  void whole.then(() => {
    const files = [...document.querySelectorAll('script[data-packed]')].map(({ id, textContent }) => /** @type {const} */ ([id, textContent]));
    worker.postMessage({ files: new Map(files) });
  });
  return worker;
}

/** @param {string} path */
const textOf = (path) => document.getElementById(path)?.textContent ?? null;
