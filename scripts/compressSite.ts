/**
 * `tsx scripts/compressSite.ts [folder]`: writes a `.gz` copy of each text file of a built site, for
 * nginx' `gzip_static`. Other hosts compress files themselves.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { OUTPUT_FOLDER } from '../content/files.ts';

const TEXT = /\.(?:html|js|css|svg|json|xml|txt|md)$/;
/** Minimum size in bytes. Smaller files fit into one packet uncompressed. */
const MIN_SIZE = 1024;
const LEVEL = 9;
/** The number of files in memory at the same time. */
const CONCURRENCY = 16;

/** Resolves to the number of compressed files. */
async function compressSite(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await mapLimited(files, CONCURRENCY, async (file) => {
    const content = await readFile(file);
    if (content.length < MIN_SIZE) return false;
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: LEVEL }));
    return true;
  });
  return written.filter(Boolean).length;
}

const [directory = OUTPUT_FOLDER] = process.argv.slice(2);
if (existsSync(directory)) {
  console.log(`Compressed ${await compressSite(directory)} files of ${directory}.`);
} else {
  console.error(`${directory} does not exist; run \`npm run build\` first.`);
  process.exitCode = 1;
}

/** Like `Promise.all(items.map(work))`, but with at most `limit` calls pending at a time. */
async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const runNext = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: limit }, runNext));
  return results;
}
