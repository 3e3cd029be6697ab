import type { RunFile } from '../../../theme/run/contract.ts';
import { isRecord } from './evaluate.ts';
import { globToRegExp } from './globToRegExp.ts';
import type { Settings } from './readConfig.ts';

/** Rstest's defaults, as far as a set can hold such files. */
const INCLUDE = ['**/*.{test,spec}.?(c|m)[jt]s?(x)'];
const EXCLUDE = ['**/node_modules/**', '**/dist/**', '**/.{idea,git,cache,output,temp}/**'];

/** The paths of the test files, in the page's order. */
export function testFiles(files: readonly RunFile[], settings: Settings): string[] {
  const root = folderOf(settings.root);
  const include = patterns(stringsOf(settings.include) ?? INCLUDE);
  const sources = patterns(stringsOf(settings.includeSource) ?? []);
  const exclude = patterns(excluded(settings.exclude));
  const matches = (list: readonly RegExp[], path: string) => list.some((each) => each.test(path));
  return files
    .filter(({ path, code }) => {
      if (!path.startsWith(root)) return false;
      const own = path.slice(root.length);
      if (matches(exclude, own)) return false;
      const inSource = matches(sources, own) && code.includes('import.meta.rstest');
      return matches(include, own) || inSource;
    })
    .map(({ path }) => path);
}

/** Where a path of the settings leads: `./setup.ts` below the root. */
export function settingPath(path: string, settings: Settings): string {
  return folderOf(settings.root) + path.replace(/^(?:<rootDir>\/|\.\/)/, '');
}

function folderOf(root: unknown): string {
  const folder = typeof root === 'string' ? root.replace(/^\.\/?|\/$/g, '') : '';
  return folder === '' ? '' : `${folder}/`;
}

function excluded(value: Settings[string]): readonly string[] {
  if (!isRecord(value)) return [...EXCLUDE, ...(stringsOf(value) ?? [])];
  const own = stringsOf(value.patterns) ?? [];
  return value.override === true ? own : [...EXCLUDE, ...own];
}

function patterns(globs: readonly string[]): RegExp[] {
  return globs.map(globToRegExp);
}

/** A list of texts, also where one stands alone. */
export function stringsOf(value: unknown): string[] | undefined {
  const list = typeof value === 'string' ? [value] : value;
  return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
}
