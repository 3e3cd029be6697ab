import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { OUTPUT_FOLDER } from '../files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The folders with code that a build runs. */
const FOLDERS = ['app', 'checks', 'components', 'content', 'packages', 'plugins', 'theme', 'tools'];
/** Folders that tools write. */
const NOT_CODE = new RegExp(`(?:^|[\\\\/])(?:node_modules|${OUTPUT_FOLDER}|\\.[^\\\\/]*)[\\\\/]`);
/** Tests, and what only the bundler reads, which notices changes itself: components and their styles. */
const NOT_READ = /\.(?:tsx|module\.css|test\.ts)$/;
/** Has the versions of all packages. */
const LOCKFILE = 'package-lock.json';

let digest: string | undefined;

/**
 * A digest of the code that a build runs. It covers everything that the build doesn't bundle, because
 * a list of what each result depends on would get out of date.
 */
export function codeDigest(): string {
  digest ??= digestOf(ROOT);
  return digest;
}

export function digestOf(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...FOLDERS.flatMap((folder) => filesBelow(root, folder)), LOCKFILE]) {
    const absolute = path.join(root, file);
    if (existsSync(absolute)) hash.update(`\0${file}\0`).update(readFileSync(absolute));
  }
  return hash.digest('hex');
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_CODE.test(file) && !NOT_READ.test(file))
    .sort();
}

/** 12 hexadecimal digits of a text's SHA-256 hash. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
