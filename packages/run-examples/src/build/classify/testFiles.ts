import picomatch, { type Matcher } from 'picomatch';
import type { RunFile, RunOptions } from '../../contract.ts';
import type { PageEnvironment } from './environment.ts';
import type { RunSettings } from './readConfig.ts';
import { settingMeaning } from './settings.ts';

/** Rstest's defaults, limited to files that a set can contain. */
const INCLUDE = ['**/*.{test,spec}.?(c|m)[jt]s?(x)'];
const EXCLUDE = ['**/node_modules/**', '**/dist/**', '**/.{idea,git,cache,output,temp}/**'];

const ROOT_PREFIX = /^(?:<rootDir>\/|\.\/)/;

/** The paths of the test files, in the page's order. */
export function testFiles(files: readonly RunFile[], settings: RunSettings): string[] {
  const isIncluded = matcherOf(stringsOf(settings.include) ?? INCLUDE);
  const isSource = matcherOf(stringsOf(settings.includeSource) ?? []);
  const isExcluded = matcherOf([...EXCLUDE, ...(stringsOf(settings.exclude) ?? [])]);
  return files
    .filter(({ path, code }) => {
      if (isExcluded(path)) return false;
      return isIncluded(path) || (isSource(path) && code.includes('import.meta.rstest'));
    })
    .map(({ path }) => path);
}

/** Matches paths relative to the root, including dot files, as Rstest does. */
function matcherOf(globs: readonly string[]): Matcher {
  return picomatch(
    globs.map((glob) => glob.replace(ROOT_PREFIX, '')),
    { dot: true },
  );
}

/** A string or an array of strings as an array; undefined for other values. */
function stringsOf(value: unknown): string[] | undefined {
  const list = typeof value === 'string' ? [value] : value;
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
}

/** What of the settings has an effect in a page, and the test files. */
export function runOptions(
  settings: RunSettings,
  { name, nodeTests }: PageEnvironment,
  tests: readonly string[],
): RunOptions {
  const forPage = Object.entries(settings).filter(([key]) => settingMeaning(key) === 'page');
  const { testEnvironment: _, setupFiles, ...options } = Object.fromEntries(forPage);
  const setupPaths = stringsOf(setupFiles)?.map((path) => path.replace(ROOT_PREFIX, ''));
  return {
    ...options,
    ...(setupPaths && { setupFiles: setupPaths }),
    ...(name && { testEnvironment: name }),
    ...(nodeTests && { nodeTests }),
    tests,
  };
}
