import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { InstalledPackage } from '../facts/installedPackage.ts';

const run = promisify(execFile);

/** The releases of a package, up to `newest` if there is one, oldest first; no previews. */
export async function publishedVersions(name: string, newest?: string): Promise<string[]> {
  const { stdout } = await run('npm', ['view', name, 'versions', '--json']);
  const versions = [JSON.parse(stdout) as string | string[]].flat();
  return versions
    .filter(
      (version) => /^\d+\.\d+\.\d+$/.test(version) && (!newest || compare(version, newest) <= 0),
    )
    .sort(compare);
}

function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const differences = (left ?? []).map((number, index) => number - (right?.[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Fetches a version once and unpacks it below `folder`, without what it depends on. */
export async function unpackVersion(
  name: string,
  version: string,
  folder: string,
): Promise<InstalledPackage> {
  const directory = path.join(folder, version);
  if (!existsSync(directory)) {
    const partial = `${directory}.partial`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
    const { stdout } = await run('npm', [
      'pack',
      '--silent',
      '--pack-destination',
      partial,
      `${name}@${version}`,
    ]);
    const archive = path.join(partial, stdout.trim().split('\n').at(-1) ?? '');
    await run('tar', ['-xzf', archive, '-C', partial, '--strip-components=1']);
    await rm(archive);
    await rename(partial, directory);
  }
  const manifest = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    types: string;
  };
  return { name, version, directory, types: path.join(directory, manifest.types), bin: '' };
}
