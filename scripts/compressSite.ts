/**
 * `tsx scripts/compressSite.ts [folder]`: puts a brotli and a gzip twin beside every file of a
 * built site that is worth it, for hosts that serve them as they are. The twins of files that an
 * earlier build had too are taken from `.cache/compressed`.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mapLimited } from '../plugins/threads/mapLimited.ts';

const CACHE = '.cache/compressed';
const TEXT = /\.(?:html|js|css|svg|json|xml|txt|md)$/;
/** What fits into one packet gains nothing. */
const SMALLEST = 1024;
/** Files in memory; more than are compressed at the same time. */
const AT_A_TIME = 16;

interface Way {
  /** The ending of the twin. */
  readonly ending: string;
  /** How strongly it compresses; part of the twin's name in the cache. */
  readonly quality: number;
  readonly compress: (content: Buffer, quality: number) => Promise<Buffer>;
}

/** Where generators put what all pages share and browsers keep: Rspress, and those of the bench. */
const SHARED = /\/(?:static\/(?:js|css)|assets|_astro)\/.+\.(?:js|css)$/;

function waysFor(file: string): readonly Way[] {
  return [
    { ending: 'br', quality: SHARED.test(file) ? 11 : 8, compress: brotli },
    { ending: 'gz', quality: 9, compress: (content, level) => promisify(gzip)(content, { level }) },
  ];
}

/**
 * Of all pages, quality 8 takes a tenth of the time of 9, for one byte in 250 more. Of the few shared
 * files, 11 takes six times as long as 9, half a second in all, for one byte in 14 less. A window that
 * just holds the file makes the same of it, and has not to be made ready for larger ones.
 */
function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(content.length)) + 1),
  };
  return promisify(brotliCompress)(content, { params });
}

async function compressSite(directory: string): Promise<number> {
  await mkdir(CACHE, { recursive: true });
  const there = new Set(await readdir(CACHE));
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const used = (await mapLimited(files, AT_A_TIME, (file) => writeTwins(file, there))).flat();
  const kept = new Set(used);
  const others = [...there].filter((name) => !kept.has(name));
  await Promise.all(others.map((name) => rm(join(CACHE, name), { force: true })));
  return used.length / waysFor('').length;
}

/** Returns the names of the twins in the cache. */
async function writeTwins(file: string, there: ReadonlySet<string>): Promise<string[]> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return [];
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const twins = waysFor(file).map(async ({ ending, quality, compress }) => {
    const cached = `${hash}.${quality}.${ending}`;
    if (!there.has(cached)) await writeWhole(join(CACHE, cached), await compress(content, quality));
    await copyFile(join(CACHE, cached), `${file}.${ending}`);
    return cached;
  });
  return Promise.all(twins);
}

let unfinished = 0;

/** Under another name first: a run that is stopped leaves no half of a file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  unfinished += 1;
  const name = `${file}.${process.pid}.${unfinished}`;
  await writeFile(name, content);
  await rename(name, file);
}

const [directory = 'doc_build'] = process.argv.slice(2);
if (existsSync(directory)) {
  console.log(`Compressed ${await compressSite(directory)} files of ${directory}.`);
} else {
  console.error(`${directory} does not exist; run \`npm run build\` first.`);
  process.exitCode = 1;
}
