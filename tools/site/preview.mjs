/** @file Draws an SVG picture from standard input as a preview: `node tools/site/preview.mjs OUT.png`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const [WIDTH, HEIGHT] = [1200, 630]; // what sites that show links ask for
const [out] = process.argv.slice(2);
const picture = readFileSync(0, 'utf8');
const ground = /-paper\{fill:(#\w+)/.exec(picture)[1];
const preview =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
  picture.replace(/<svg ([^>]*?)width="\d+" height="\d+"/, `<svg $1width="${WIDTH}" height="${HEIGHT}"`) +
  '</svg>';

await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
writeFileSync(out, new Resvg(preview).render().asPng());
