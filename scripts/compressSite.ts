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

type Compress = (content: Buffer) => Promise<Buffer>;

/** By the ending of the twin. The name in the cache says how strongly it is compressed. */
const WAYS: Readonly<Record<string, { readonly name: string; readonly compress: Compress }>> = {
  br: {
    name: '9.br',
    compress: (content) => promisify(brotliCompress)(content, { params: brotliParams(content) }),
  },
  gz: { name: '9.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
};

/**
 * The best quality but one takes a tenth of the best's time, for two hundredths more. A window that
 * just holds the file makes the same of it, and has not to be made ready for files that are larger.
 */
function brotliParams({ length }: Buffer): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(length)) + 1),
  };
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
  return used.length / Object.keys(WAYS).length;
}

/** Returns the names of the twins in the cache. */
async function writeTwins(file: string, there: ReadonlySet<string>): Promise<string[]> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return [];
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const twins = Object.entries(WAYS).map(async ([ending, { name, compress }]) => {
    const cached = `${hash}.${name}`;
    if (!there.has(cached)) await writeWhole(join(CACHE, cached), await compress(content));
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
