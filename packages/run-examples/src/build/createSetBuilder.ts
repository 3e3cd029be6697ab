import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PackageIndex, PageSets, RunnableSet } from '../contract.ts';
import { packageUrls } from '../packageUrls.ts';
import { type BuiltBundle, type BundleRequest, buildBundles } from './bundle/buildBundles.ts';
import { bundlingDigest, type OpenCache } from './bundle/bundlingDigest.ts';
import { loadPackages, type ProvidedPackages } from './packages/buildPackages.ts';
import type { PlannedSet } from './planSet.ts';

/** The sets of one page. */
export interface PageOfSets {
  /** Path of the file with the sets within the site: `run/sets/….json`. */
  readonly path: string;
  readonly sets: readonly PlannedSet[];
}

export interface SetBuilderOptions {
  /** The site's base path; begins and ends with a slash. */
  readonly base: string;
  /** Folder of the project whose packages examples import; it has a `package-lock.json`. */
  readonly root: string;
  /** Keeps bundles between builds. */
  readonly openCache: OpenCache;
  /** Packages for sets of the format `source`, which any code in a page may import. */
  readonly provided: ProvidedPackages;
}

export interface SetBuilder {
  /** All files, by path within the site. Rejects with the reason if an example can't be bundled. */
  readonly build: (pages: readonly PageOfSets[]) => Promise<ReadonlyMap<string, string>>;
  /** Folders of the packages in the bundles built so far; for their licenses. */
  readonly packages: () => readonly string[];
}

/** Hosts let browsers cache files in `static` forever, so names in this folder contain a hash. */
const FOLDER = 'static/run';

/** Contains the `PackageIndex`. Sites link to this path, so it contains no hash. */
const PACKAGES_FILE = 'run/packages.json';

/** Builds the files that a page's examples need to run. Pages only load them on demand. */
export function createSetBuilder(options: SetBuilderOptions): SetBuilder {
  const { base, root, openCache, provided } = options;
  const bundles = new Map<string, BuiltBundle>();
  const folders = new Set<string>();
  return {
    packages: () => [...folders],
    async build(pages) {
      const allSets = pages.flatMap(({ sets }) => sets);
      await bundleAll(allSets, bundles, root, openCache);
      const files = new Map<string, string>();
      /** Returns the URL of the file. */
      const addFile = (name: string, content: string) => {
        const digest = createHash('sha256').update(content).digest('hex').slice(0, 10);
        const file = `${FOLDER}/${name}.${digest}.js`;
        files.set(file, content);
        return base + file;
      };
      const built = await loadPackages(provided, root, openCache);
      for (const folder of [...bundles.values()].flatMap((bundle) => bundle.packages)) {
        folders.add(folder);
      }
      const packages = [...built].map(([specifier, { text, imports, folders: packageFolders }]) => {
        for (const folder of packageFolders) folders.add(folder);
        const name = specifier.replace(/^@/, '').replaceAll('/', '-');
        return [specifier, { url: addFile(name, text), imports }] as const;
      });
      const index: PackageIndex = { packages: Object.fromEntries(packages) };
      files.set(PACKAGES_FILE, JSON.stringify(index));
      const toRunnable = ({ name, files: setFiles, plan, bundle }: PlannedSet): RunnableSet => {
        const set = { name, files: setFiles, format: plan.format, options: plan.options };
        if (!bundle) return { ...set, packages: packageUrls(plan.packages, index) };
        const text = bundles.get(bundle.key)?.text ?? '';
        return { ...set, packages: {}, bundle: addFile('bundle', text) };
      };
      for (const { path: file, sets } of pages) {
        const entries = sets.map((set) => [set.name, toRunnable(set)]);
        const content: PageSets = { sets: Object.fromEntries(entries) };
        files.set(file, JSON.stringify(content));
      }
      return files;
    },
  };
}

/** Adds the bundles that aren't in `bundles` yet, from the cache or newly built. */
async function bundleAll(
  sets: readonly PlannedSet[],
  bundles: Map<string, BuiltBundle>,
  root: string,
  openCache: OpenCache,
): Promise<void> {
  const requests = new Map(
    sets.flatMap(({ bundle }) => (bundle ? [[bundle.key, bundle.request]] : [])),
  );
  const keys = [...requests.keys()];
  if (keys.every((key) => bundles.has(key))) return;
  const cache = openCache<BuiltBundle>('run-bundles', { code: await bundlingDigest(root) });
  // The assertions hold because there is a request and a result for each key.
  const results = await cache.getAll(keys, async (missing) => {
    const folder = path.join(root, '.cache/run-bundles', String(process.pid));
    const wanted = missing.map((key) => [key, requests.get(key) as BundleRequest] as const);
    const built = await buildBundles(folder, new Map(wanted));
    return missing.map((key) => built.get(key) as BuiltBundle);
  });
  for (const [index, key] of keys.entries()) bundles.set(key, results[index] as BuiltBundle);
  await cache.save();
}
