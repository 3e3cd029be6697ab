import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What pages are made with: our code, and the versions of everybody else's. */
const FOLDERS = ['components', 'plugins', 'theme'];
const LOCK = 'package-lock.json';

let digest: string | undefined;

/** Differs when any code does that a build runs. Of all of it: what a result rests on is soon forgotten. */
export function codeDigest(): string {
  digest ??= digestOf(ROOT);
  return digest;
}

export function digestOf(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...FOLDERS.flatMap((folder) => filesBelow(root, folder)), LOCK]) {
    const address = path.join(root, file);
    if (existsSync(address)) hash.update(`\0${file}\0`).update(readFileSync(address));
  }
  return hash.digest('hex');
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
