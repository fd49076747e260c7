/** @file Draws the icons of the installed page: `node tools/site/icons.mjs ICON.svg FOLDER`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const [source, folder] = process.argv.slice(2);
const icon = readFileSync(source, 'utf8');
const ground = /<rect [^>]*fill="(#\w+)"/.exec(icon)[1];
// Systems cut icons to their own shapes. Only the middle four fifths are sure to be visible.
const maskable =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="${ground}" d="M0 0h80v80H0z"/>` +
  icon.replace('<svg ', '<svg x="8" y="8" width="64" height="64" ') +
  '</svg>';

await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
const draw = (svg, size, name) =>
  writeFileSync(
    `${folder}/${name}.png`,
    new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng(),
  );
draw(icon, 192, '192');
draw(icon, 512, '512');
draw(maskable, 180, 'apple');
draw(maskable, 512, 'maskable');
