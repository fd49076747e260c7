/** @file Writes a page with every message of every language, with sample values: `make messages`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '../../web/model/languages.js';
import { allTexts, bundleOf, samplesFor } from './messages.mjs';

const OUT = new URL('../../build/messages.html', import.meta.url);
const STYLE = `body { font: 15px/1.4 sans-serif; margin: 1rem } table { border-collapse: collapse }
  th, td { border: 1px solid #ccc; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top }
  thead th { position: sticky; top: 0; background: #fff } .missing { background: #fcc } td p { margin: 0 }`;

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Return the rows of the table: one for each text, with the different forms that its values give it. */
function rows() {
  const texts = allTexts();
  const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundleOf(language)]));
  return [...texts[LANGUAGES[0]].keys()].map((name) => {
    const patterns = LANGUAGES.map((language) => texts[language].get(name));
    const samples = samplesFor(patterns.filter((pattern) => pattern !== undefined));
    const cells = LANGUAGES.map((language, i) =>
      patterns[i] === undefined
        ? []
        : [...new Set(samples.map((sample) => bundles[language].formatPattern(patterns[i], sample, [])))],
    );
    return { name, cells };
  });
}

function page() {
  const head = LANGUAGES.map((language) => `<th>${language}</th>`).join('');
  const cell = (/** @type {string[]} */ forms, /** @type {number} */ i) =>
    `<td lang="${LANGUAGES[i]}"${forms.length ? '' : ' class="missing"'}>${forms
      .map((form) => `<p>${escaped(form)}</p>`)
      .join('')}</td>`;
  const body = rows().map(({ name, cells }) => `<tr><th>${name}</th>${cells.map(cell).join('')}</tr>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Messages</title><style>${STYLE}</style>
<table><thead><tr><th>message</th>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></html>\n`;
}

mkdirSync(new URL('.', OUT), { recursive: true });
writeFileSync(OUT, page());
console.log('build/messages.html');
