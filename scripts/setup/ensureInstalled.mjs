/**
 * Installs the dependencies if package-lock.json has changed since the last installation. This is plain
 * JavaScript without dependencies, because it runs before they're installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = join('node_modules', '.installed');

/** Exits with a message if Node is too old or the installation fails. */
export function ensureInstalled() {
  checkNode();
  const digest = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('`npm ci` failed; see its message above. Fix that and run this again.');
    process.exit(1);
  }
  writeFileSync(STAMP, digest);
}

/** Exits if the version of Node isn't one of those in `engines` in package.json. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (isSupported) return;
  console.error(
    `Node ${process.versions.node} is too old: install 20.19 or newer, 22.12 or newer, or 24.`,
  );
  process.exit(1);
}
