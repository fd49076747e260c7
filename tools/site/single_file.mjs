/**
 * @file Puts the whole page into a single file that can be opened from a disk:
 * `node tools/site/single_file.mjs ROOT FILLED OUT.html PATH=FILE…`. ROOT is the repository, with runtime/ built,
 * and FILLED a folder with the page and its first script in all languages.
 * Each FILE gets the PATH by which the workers ask for it.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { textOf } from '../../web/single_file/packed.js';
import { bundleOf, isArchive, smallest } from './scripts.mjs';

const MAX_BYTES = 8 * 2 ** 20;
const [root, filled, out, ...given] = process.argv.slice(2);
const read = (path) => readFileSync(join(root, path), 'utf8');
/** @param {string} entry @param {string} [host] the module that takes the place of host.js @param {'iife' | 'esm'} [format] */
const bundle = (entry, host, format) =>
  bundleOf(root, entry, { format, inPlace: host && { 'web/host.js': host }, isClassic: true });
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Return a script element. Its text cannot be escaped. @param {string} attributes @param {string} text */
function script(attributes, text) {
  if (/<\/script|<!--/i.test(text)) throw new Error(`<script${attributes}> would end early`);
  return `<script${attributes}>${text}</script>\n`;
}
const data = (path, text) => script(` type="text/plain" id="${path}"`, text);

/**
 * Return a file that is compressed by gzip and packed into text. Archives are compressed already.
 * @param {string} path
 * @param {Buffer | string} content
 * @param {'page' | 'worker'} reader
 */
function packed(path, content, reader = 'worker') {
  const bytes = isArchive(path) ? content : smallest(content);
  return script(` type="text/plain" data-packed="${reader}" id="${path}"`, textOf(bytes));
}

let page = readFileSync(join(filled, 'index.html'), 'utf8');

/** Replace what a pattern matches, which must be one place. @param {RegExp} wanted @param {string} text */
function put(wanted, text) {
  const found = page.split(new RegExp(wanted, 'g')).length - 1;
  if (found !== 1) throw new Error(`index.html contains ${wanted} ${found} times`);
  page = page.replace(wanted, () => text);
}

/** Return the address of a font that is in the page. @param {string} path in web/ */
const font = (path) => `data:font/woff2;base64,${readFileSync(join(root, 'web', path)).toString('base64')}`;

const boot = readFileSync(join(filled, 'web/boot.js'), 'utf8');
const main = await bundle('web/main.js', 'web/single_file/host.js');
const linked = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, path]) => path);
const later = readdirSync(join(root, 'web/screens'), { recursive: true })
  .map((path) => `web/screens/${path}`)
  .concat(['opposite', 'screens', 'strip'].map((name) => `web/styles/${name}.css`))
  .filter((path) => path.endsWith('.css') && !linked.includes(path));
const sheets = linked
  .map((path) => read(path))
  .join('\n')
  .replace(/(?<=url\(')\.\.(\/fonts\/[^']+)/g, (_, path) => font(path));
const styles = (await transform(sheets, { loader: 'css', minify: true })).code;
const workers = await Promise.all(
  ['web/worker.js', 'web/gifworker.js', 'web/screens/lab/botworker.js'].map(async (path) =>
    data(path, await bundle(path, 'web/single_file/workerhost.js')),
  ),
);
const files = given.map((each) => each.split('=')).map(([path, file]) => ({ path, file }));
const isWords = ({ path }) => /\.ftl$|names$/.test(path);

put(
  /(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]+/,
  [
    "default-src 'none'",
    `script-src ${hash(boot)} ${hash(main)} 'wasm-unsafe-eval' blob:`,
    `style-src ${hash(styles)}`,
    'img-src data: blob:',
    'font-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
);
put(
  /(?<=<link rel="icon" href=")[^"]+/,
  `data:image/svg+xml,${encodeURIComponent(read('web/icon.svg').trim())}`,
);
put(/<link rel="apple-touch-icon".*\n/, '');
put(/<link rel="manifest".*\n/, '');
put(/(?:<meta (?:property="og:|name="twitter:).*\n)+/, '');
put(/<link id="words".*\n/, '');
put(/<link rel="modulepreload".*\n/, '');
put(/(?:<link rel="stylesheet" .*\n)+/, `<style>${styles}</style>\n`);
put(/<script src="web\/boot.js"><\/script>\n/, script('', boot));
put(/<script type="module" src="web\/main.js"><\/script>\n/, '');
// First the files that the page itself reads, then its script, then the files for which only Python waits.
put(
  /(?=<\/body>)/,
  [
    ...['runtime/start.json', 'runtime/start-small.json'].map((path) => data(path, read(path))),
    packed('runtime/licenses/all.txt', read('runtime/licenses/all.txt'), 'page'),
    packed('runtime/lessons.json', read('runtime/lessons.json'), 'page'),
    packed('runtime/puzzles.json', read('runtime/puzzles.json'), 'page'),
    packed('runtime/solved.txt', read('runtime/solved.txt'), 'page'),
    ...files.filter(isWords).map(({ path, file }) => packed(path, readFileSync(file), 'page')),
    ...workers,
    script('', main),
    ...files.filter((each) => !isWords(each)).map(({ path, file }) => packed(path, readFileSync(file))),
    packed('runtime/pyodide/pyodide.js', await bundle('web/single_file/pyodide.js')),
    packed(
      'web/screens/lab/lab.js',
      await bundle('web/screens/lab/lab.js', 'web/single_file/host.js', 'esm'),
      'page',
    ),
    ...later.map((path) => packed(path, read(path), 'page')),
  ].join(''),
);

const outward = page.match(/<[a-z][^>]* (?:src|href)="(?!#|data:)[^"]*"/);
if (outward) throw new Error(`the page still requests ${outward[0]}`);
if (Buffer.byteLength(page) > MAX_BYTES) {
  throw new Error(`the page in one file has ${Buffer.byteLength(page)} bytes, more than ${MAX_BYTES}`);
}
writeFileSync(out, page);
