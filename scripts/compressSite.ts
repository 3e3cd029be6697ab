/**
 * `tsx scripts/compressSite.ts [folder]`: puts a brotli and a gzip twin beside every file of a
 * built site that is worth it, for hosts that serve them as they are.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|xml|txt|md)$/;
/** What fits into one packet gains nothing. */
const SMALLEST = 1024;
/** The best but one takes a tenth of the best's time, for two hundredths more. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function compressSite(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(files.map(writeTwins));
  return written.filter(Boolean).length;
}

async function writeTwins(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return false;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, BROTLI),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return true;
}

const [directory = 'doc_build'] = process.argv.slice(2);
if (existsSync(directory)) {
  console.log(`Compressed ${await compressSite(directory)} files of ${directory}.`);
} else {
  console.error(`${directory} does not exist; run \`npm run build\` first.`);
  process.exitCode = 1;
}
