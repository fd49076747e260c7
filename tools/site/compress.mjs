/**
 * @file Compresses files as well as can be: standard input is a JSON object of files by where OUT.gz and
 * OUT.br are put.
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
      const draft = `${out}.${process.pid}`; // so that a file that is there is whole
      writeFileSync(draft, await compress(data));
      renameSync(draft, `${out}.${suffix}`);
    }
  }),
);
