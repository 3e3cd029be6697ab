import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundlingDigest } from '../bundle/bundlingDigest.ts';
import type { OpenCache } from '../resultCache.ts';
import { type BuiltPackage, buildPackages, type PackageSettings } from './buildPackages.ts';

/** The packages that code in a page may import, in addition to Rstest. */
export interface ProvidedPackages extends PackageSettings {
  /** `react`, `react-dom/client` … */
  readonly specifiers: readonly string[];
}

/** Those of `provided`, from the cache or newly built. */
export async function loadPackages(
  { specifiers, ...settings }: ProvidedPackages,
  root: string,
  openCache: OpenCache,
): Promise<ReadonlyMap<string, BuiltPackage>> {
  const cache = openCache<[string, BuiltPackage][]>('run-packages', {
    code: await bundlingDigest(root),
  });
  const key = JSON.stringify({ specifiers, ...settings });
  const [built = []] = await cache.getAll([key], async () => {
    const folder = path.join(root, '.cache/run-packages', String(process.pid));
    return [[...(await buildPackages(folder, specifiers, settings))]];
  });
  await cache.save();
  return new Map(built);
}

/** The versions of the packages in the project's `package.json`, as it pins them. */
export async function pinnedVersions(root: string): Promise<Record<string, string>> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  return { ...dependencies, ...devDependencies };
}
