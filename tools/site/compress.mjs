/**
 * @file Compresses files as much as possible. Standard input is a JSON object `{OUT: FILE, …}`: the results
 * are OUT.gz and
 * OUT.br.
 */

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipped = (data) => promisify(gzip)(data, { level: 9 });
const brotlied = (data) =>
  promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

await Promise.all(
  Object.entries(JSON.parse(readFileSync(0, 'utf8'))).map(async ([out, file]) => {
    const data = readFileSync(file);
    for (const [suffix, compress] of [
      ['gz', gzipped],
      ['br', brotlied],
    ]) {
      const draft = `${out}.${process.pid}`; // so that no file is ever incomplete
      writeFileSync(draft, await compress(data));
      renameSync(draft, `${out}.${suffix}`);
    }
  }),
);
