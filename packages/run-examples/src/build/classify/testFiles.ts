import picomatch, { type Matcher } from 'picomatch';
import type { RunFile } from '../../contract.ts';
import type { PageEnvironment } from './environment.ts';
import { isRecord } from './evaluate.ts';
import type { RunSettings } from './readConfig.ts';
import { settingMeaning } from './settings.ts';

/** Rstest's defaults, limited to files that a set can contain. */
const INCLUDE = ['**/*.{test,spec}.?(c|m)[jt]s?(x)'];
const EXCLUDE = ['**/node_modules/**', '**/dist/**', '**/.{idea,git,cache,output,temp}/**'];

const ROOT = /^(?:<rootDir>\/|\.\/)/;

/** The paths of the test files, in the page's order. */
export function testFiles(files: readonly RunFile[], settings: RunSettings): string[] {
  const root = folderOf(settings.root);
  const isIncluded = matcherOf(stringsOf(settings.include) ?? INCLUDE);
  const isSource = matcherOf(stringsOf(settings.includeSource) ?? []);
  const isExcluded = matcherOf(excluded(settings.exclude));
  return files
    .filter(({ path, code }) => {
      if (!path.startsWith(root)) return false;
      const relative = path.slice(root.length);
      if (isExcluded(relative)) return false;
      return isIncluded(relative) || (isSource(relative) && code.includes('import.meta.rstest'));
    })
    .map(({ path }) => path);
}

/** Resolves a path in the settings: `./setup.ts` is below the root. */
export function settingPath(path: string, settings: RunSettings): string {
  return folderOf(settings.root) + path.replace(ROOT, '');
}

function folderOf(root: unknown): string {
  const folder = typeof root === 'string' ? root.replace(/^\.\/?|\/$/g, '') : '';
  return folder === '' ? '' : `${folder}/`;
}

function excluded(value: RunSettings[string]): readonly string[] {
  if (!isRecord(value)) return [...EXCLUDE, ...(stringsOf(value) ?? [])];
  const patterns = stringsOf(value.patterns) ?? [];
  return value.override === true ? patterns : [...EXCLUDE, ...patterns];
}

/** Matches paths relative to the root, including dot files, as Rstest does. */
function matcherOf(globs: readonly string[]): Matcher {
  return picomatch(
    globs.map((glob) => glob.replace(ROOT, '')),
    { dot: true },
  );
}

/** An array of strings; a single string is an array of one. */
function stringsOf(value: unknown): string[] | undefined {
  const list = typeof value === 'string' ? [value] : value;
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
}

/** The settings that a run in a page is given, as the contract's `RunnableSet` has them. */
export function runOptions(
  settings: RunSettings,
  { name, nodeTests, environmentOptions }: PageEnvironment,
  tests: readonly string[],
): Record<string, unknown> {
  const forPage = Object.entries(settings).filter(([key]) => settingMeaning(key) === 'page');
  const setupFiles = stringsOf(settings.setupFiles)?.map((path) => settingPath(path, settings));
  const { testEnvironment: _, ...options } = Object.fromEntries(forPage);
  return {
    ...options,
    ...(setupFiles && { setupFiles }),
    ...(name && { testEnvironment: name }),
    ...(nodeTests && { nodeTests }),
    ...(environmentOptions && { environmentOptions }),
    tests,
  };
}
