/** @file Draws SVG pictures as PNG: `node tools/site/preview.mjs`, with their texts by their paths on standard input, as JSON. */

import { readFileSync, writeFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
for (const [path, picture] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
  writeFileSync(path, new Resvg(picture).render().asPng());
}
