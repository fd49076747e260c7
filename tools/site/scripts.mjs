/** @file Bundles modules as single scripts, and compresses what goes into a single file with them. */

import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Warnings about code of Pyodide that browsers do not run. */
const IGNORED = { 'direct-eval': 'silent', 'commonjs-variable-in-esm': 'silent' };

/**
 * Bundle a module with everything that it imports.
 * @param {string} root the repository
 * @param {string} entry the path of the module in it
 * @param {object} [how]
 * @param {'iife' | 'esm'} [how.format]
 * @param {Record<string, string>} [how.inPlace] paths of modules, each with that of the one that takes its place
 * @param {boolean} [how.isClassic] whether it must also run as a script that is no module
 * @throws {Error} if it cannot be bundled like this
 */
export async function bundleOf(root, entry, { format = 'iife', inPlace = {}, isClassic = false } = {}) {
  const others = {
    name: 'others',
    setup: (it) =>
      it.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const other = inPlace[relative(resolve(root), resolve(resolveDir, path))];
        return other && { path: resolve(root, other) };
      }),
  };
  const {
    outputFiles: [{ text }],
    warnings,
  } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    format,
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    external: ['node:*', 'ws'],
    logOverride: IGNORED,
    define: isClassic ? { 'import.meta.url': 'self.location.href' } : {},
    plugins: [others],
  });
  if (warnings.length || (isClassic && text.includes('import.meta'))) {
    throw new Error(`${entry} does not make a script`);
  }
  return text;
}

/** Return whether a file is compressed already. @param {string} path */
export const isArchive = (path) => path.endsWith('.zip');

/** Return content as gzip. With less memory it has more blocks, each with codes of its own. @param {Buffer | string} content */
export function smallest(content) {
  const packings = [8, 7, 6].map((memLevel) => gzipSync(content, { level: 9, memLevel }));
  return packings.reduce((best, each) => (each.length < best.length ? each : best));
}
