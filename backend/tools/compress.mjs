// Puts a brotli and a gzip copy beside every larger text file of a built web app, so that the server compresses nothing twice.
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './stamps.mjs';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
/** Smaller ones fit into one packet anyway. */
const SMALLEST_BYTES = 1024;

/** @param {string} folder */
export async function compressBelow(folder) {
  const texts = filesBelow(folder).filter((file) => /\.(js|css|svg|json|webmanifest)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < SMALLEST_BYTES) return;
      const [brotli, gzipped] = await Promise.all([
        brotliOf(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        gzipOf(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, gzipped);
    }),
  );
}
