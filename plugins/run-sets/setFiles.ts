import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PageSets, RunnableSet } from '../../theme/run/contract.ts';
import { buildBundles } from './bundle/buildBundles.ts';
import { openBundleCache } from './bundle/bundleCache.ts';
import type { Bundle } from './bundle/bundleRequest.ts';
import { type StandIn, standInFiles } from './node/standInFiles.ts';
import type { PlannedSet } from './planPage.ts';

/** The sets of one page, and where their file goes, within the site. */
export interface PageOfSets {
  readonly path: string;
  readonly sets: readonly PlannedSet[];
}

/** Below the folder that hosts keep for ever. */
const FOLDER = 'static/run';

const bundles = new Map<string, Bundle>();

/** Folders of the packages whose code is in the bundles made so far. */
export function bundledPackages(): Set<string> {
  return new Set([...bundles.values()].flatMap(({ packages }) => packages));
}

/** All files, by path within the site. `base` begins and ends with a slash. */
export async function setFiles(
  pages: readonly PageOfSets[],
  base: string,
): Promise<ReadonlyMap<string, string>> {
  const planned = pages.flatMap(({ sets }) => sets);
  await bundleAll(planned);
  const standIns = await standInFiles(new Set(planned.flatMap(({ plan }) => plan.packages)));
  const files = new Map<string, string>();
  const addressOf = (name: string, content: string) => {
    const file = `${FOLDER}/${name}.${digestOf(content).slice(0, 10)}.js`;
    files.set(file, content);
    return base + file;
  };
  for (const { path: file, sets } of pages) {
    const all = sets.map((set) => [set.name, runnable(set, standIns, addressOf)] as const);
    const content: PageSets = { sets: Object.fromEntries(all) };
    files.set(file, JSON.stringify(content));
  }
  return files;
}

function runnable(
  planned: PlannedSet,
  standIns: ReadonlyMap<string, StandIn>,
  addressOf: (name: string, content: string) => string,
): RunnableSet {
  const { name, files, plan } = planned;
  const { place, options, packages } = plan;
  const set = { name, files, place, options };
  if (planned.bundle) {
    const text = bundles.get(planned.bundle.key)?.text ?? '';
    return { ...set, packages: {}, bundle: addressOf('bundle', text) };
  }
  const addresses = packages.map((specifier) => {
    const { name: file, code } = standIns.get(specifier) as StandIn;
    return [specifier, addressOf(file, code)] as const;
  });
  return { ...set, packages: Object.fromEntries(addresses) };
}

/** Bundles what was not bundled before, in this build or an earlier one. */
async function bundleAll(sets: readonly PlannedSet[]): Promise<void> {
  const all = new Map(sets.flatMap(({ bundle }) => (bundle ? [[bundle.key, bundle.request]] : [])));
  const missing = new Map([...all].filter(([key]) => !bundles.has(key)));
  if (missing.size === 0) return;
  const root = process.cwd();
  const cache = await openBundleCache(root);
  for (const key of [...missing.keys()]) {
    const kept = await cache.read(key);
    if (!kept) continue;
    bundles.set(key, kept);
    missing.delete(key);
  }
  const folder = path.join(root, '.cache/bundling', String(process.pid));
  for (const [key, bundle] of await buildBundles(folder, missing)) {
    bundles.set(key, bundle);
    await cache.write(key, bundle);
  }
  await cache.keep(new Set(all.keys()));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
