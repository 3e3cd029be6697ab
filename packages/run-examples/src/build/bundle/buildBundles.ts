import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EnvironmentConfig } from '@rsbuild/core';
import { pluginMockRuntime } from '@rstest/core/internal/browser';
import type { RunFile } from '../../contract.ts';
import { CONFIG_FILE } from '../classify/readConfig.ts';
import { buildEnvironments } from './buildEnvironments.ts';
import { environmentConfig } from './environmentConfig.ts';

/** A set of a page that has to be bundled. */
export interface BundleRequest {
  readonly files: readonly RunFile[];
  /** Paths of the test files. */
  readonly tests: readonly string[];
  readonly setupFiles: readonly string[];
}

export interface BuiltBundle {
  /** An ES module without imports; see `bundleEntry` for what it exports. */
  readonly text: string;
  /** Absolute folders of the packages in the bundle. */
  readonly packages: readonly string[];
}

/** Name of the entry file within a set's folder; no set has such a file. */
const ENTRY = '__page-entry.js';
/** Replaces the path of a set's folder in its bundle; the output printed on the pages uses it, too. */
const PROJECT = '/project';

/**
 * Compiles sets as Rstest does for browsers, and returns bundles by set name. `folder` must be below the
 * project's root, so that packages are found; it's removed at the end. Rejects with the compiler's errors.
 */
export async function buildBundles(
  folder: string,
  requests: ReadonlyMap<string, BundleRequest>,
): Promise<Map<string, BuiltBundle>> {
  const sets = [...requests].map(([name, request]) => ({
    ...request,
    root: path.join(folder, name),
  }));
  const hasSettings = ({ files }: BundleRequest) =>
    files.some(({ path: file }) => CONFIG_FILE.test(file) || file === 'tsconfig.json');
  const withoutSettings = sets.filter((set) => !hasSettings(set));
  try {
    for (const set of sets) await writeFiles(set);
    // Paths in settings are relative to the root, and a compilation has only one root.
    const compiled = await Promise.allSettled([
      compile(folder, withoutSettings),
      ...sets.filter(hasSettings).map((set) => compile(set.root, [set])),
    ]);
    // All compilations have ended here, so none writes into the folder that's removed below.
    return new Map(
      compiled.flatMap((result) => {
        if (result.status === 'rejected') throw result.reason;
        return result.value;
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A set and its folder, which is named after the set. */
interface SetInFolder extends BundleRequest {
  readonly root: string;
}

async function compile(
  root: string,
  sets: readonly SetInFolder[],
): Promise<[string, BuiltBundle][]> {
  if (sets.length === 0) return [];
  const environments: Record<string, EnvironmentConfig> = {};
  for (const set of sets) {
    environments[path.basename(set.root)] = await environmentConfig({
      root: set.root,
      entry: path.join(set.root, ENTRY),
      define: definesOf(set),
    });
  }
  const packages = await buildEnvironments({
    root,
    environments,
    plugins: [pluginMockRuntime],
    failure: "An example can't be bundled for the page",
  });
  return Promise.all(
    sets.map(async ({ root: folder }): Promise<[string, BuiltBundle]> => {
      const name = path.basename(folder);
      const code = await readFile(path.join(folder, 'dist/bundle.js'), 'utf8');
      const text = withStableNames(code.replaceAll(folder, PROJECT));
      return [name, { text, packages: packages.get(name) ?? [] }];
    }),
  );
}

/**
 * Renumbers the rule sets in module names from 1, in order of appearance. Rspack counts them across all
 * compilations of the process, so its numbers depend on what else is being compiled.
 */
function withStableNames(code: string): string {
  const numbers = new Map<string, number>();
  return code.replace(/clonedRuleSet([-_])(\d+)/g, (_, separator: string, original: string) => {
    const number = numbers.get(original) ?? numbers.size + 1;
    numbers.set(original, number);
    return `clonedRuleSet${separator}${number}`;
  });
}

async function writeFiles({ root, ...request }: SetInFolder): Promise<void> {
  const files = new Map([['package.json', '{ "type": "module" }']]);
  for (const { path: file, code } of request.files) files.set(file, code);
  files.set(ENTRY, bundleEntry(request));
  await rm(root, { recursive: true, force: true });
  for (const [file, code] of files) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${code}\n`);
  }
}

/** Drops the production code of packages, unless a set mentions `NODE_ENV`, which it may change. */
function definesOf({ files }: BundleRequest): Readonly<Record<string, string>> {
  const mentionsNodeEnv = files.some(({ code }) => code.includes('NODE_ENV'));
  return mentionsNodeEnv ? {} : { 'process.env.NODE_ENV': '"test"' };
}

/**
 * The code of a bundle's entry. To run a test file, the sandbox calls the functions in `setup`, then the
 * one in `tests` under the file's path. No code of the set runs before that.
 */
function bundleEntry({ setupFiles, tests }: Omit<BundleRequest, 'files'>): string {
  const loader = (file: string) => `() => import(${JSON.stringify(`./${file}`)})`;
  return [
    `export const setup = [${setupFiles.map(loader).join(', ')}];`,
    'export const tests = {',
    ...tests.map((file) => `  ${JSON.stringify(file)}: ${loader(file)},`),
    '};',
    '',
  ].join('\n');
}
