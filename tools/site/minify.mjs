/** @file Minifies the bundles of esbuild once more: `node tools/site/minify.mjs FILE…`. That saves a twentieth. */

import { readFileSync, writeFileSync } from 'node:fs';
import { minify } from 'terser';

for (const path of process.argv.slice(2)) {
  const { code = '' } = await minify(readFileSync(path, 'utf8'), {
    module: true,
    ecma: 2020,
    compress: { passes: 2 },
  });
  writeFileSync(path, code);
}
