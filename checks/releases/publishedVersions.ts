import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { InstalledPackage } from '../facts/installedPackage.ts';

const run = promisify(execFile);

/** The published versions of a package up to `newest`, oldest first, without prereleases. */
export async function publishedVersions(name: string, newest: string): Promise<string[]> {
  const { stdout } = await run('npm', ['view', name, 'versions', '--json']);
  const versions = [JSON.parse(stdout) as string | string[]].flat();
  return versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && compare(version, newest) <= 0)
    .sort(compare);
}

/** The days on which the registry got the versions, such as `2026-09-18`, by version. */
export async function publishedDates(name: string): Promise<Map<string, string>> {
  const { stdout } = await run('npm', ['view', name, 'time', '--json']);
  const times = Object.entries(JSON.parse(stdout) as Record<string, string>);
  return new Map(times.map(([version, time]) => [version, time.slice(0, 10)]));
}

function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const differences = (left ?? []).map((number, index) => number - (right?.[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Downloads a version, unless it exists, and unpacks it below `folder`, without dependencies. */
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
    bin: { rstest: string };
  };
  return {
    name,
    version,
    directory,
    types: path.join(directory, manifest.types),
    bin: path.join(directory, manifest.bin.rstest),
  };
}
