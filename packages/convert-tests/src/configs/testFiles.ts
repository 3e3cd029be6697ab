import { resolveConstant } from '../syntax/scopes.ts';
import { stringValues } from '../syntax/values.ts';
import { arrayOf, type Handler, type Handlers, type Option } from './option.ts';
import { regexToGlobs } from './regexToGlobs.ts';

/** What Jest runs without a setting. */
const JEST_FILES = ['**/*.{test,spec}.?(c|m)[jt]s?(x)', '**/__tests__/**/*.?(c|m)[jt]s?(x)'];

const testRegex: Handler = (option) => {
  const globs = globsOf(option.strings, regexToGlobs);
  if (!globs) return option.manual();
  return option.change({ include: arrayOf(inRoots(globs, option) ?? globs) });
};

const testMatch: Handler = (option) => {
  const rooted = option.strings && inRoots(option.strings, option);
  return option.change({ include: rooted ? arrayOf(rooted) : option.code });
};

/** The folders are part of `include` in Rstest. */
const roots: Handler = (option) => {
  const { sibling, change, check, manual } = option;
  const folders = rootFolders(option);
  if (!folders) return manual();
  if (folders.length === 0) return change();
  const files = sibling('testMatch') ?? sibling('testRegex');
  const globs = stringsIn(files, option);
  const isDone =
    globs !== undefined && (!sibling('testMatch') || inRoots(globs, option) !== undefined);
  if (files) return isDone ? change() : check();
  return change({ include: arrayOf(inRoots(JEST_FILES, option) ?? []) });
};

/** Globs within the folders of `roots`; undefined if they can't be told. */
function inRoots(globs: readonly string[], option: Option): string[] | undefined {
  const folders = rootFolders(option);
  if (!folders || folders.length === 0) return undefined;
  if (!globs.every((glob) => glob.startsWith('**/'))) return undefined;
  return folders.flatMap((folder) => globs.map((glob) => `${folder}/${glob}`));
}

/** The folders of `roots`, none if that's the whole root; undefined if they're computed. */
function rootFolders(option: Option): string[] | undefined {
  const property = option.sibling('roots');
  const folders = stringsIn(property, option)?.map((one) =>
    one.replace(/^(?:<rootDir>|\.)(?:\/|$)/, '').replace(/\/$/, ''),
  );
  return folders?.includes('') ? [] : folders;
}

function stringsIn(property: Option['property'] | undefined, { context }: Option) {
  return property && stringValues(resolveConstant(property.value, context.program));
}

/** Regular expressions for paths, as globs; Rstest leaves out `node_modules` anyway. */
const ignored =
  (path: string): Handler =>
  ({ strings, change, manual }) => {
    const patterns = strings?.filter((one) => !/^(?:<rootDir>)?\/?node_modules\/?$/.test(one));
    const globs = globsOf(patterns, ignoredGlobs);
    if (!globs) return manual();
    return change(globs.length === 0 ? {} : { [path]: arrayOf(globs) });
  };

/** A path that contains the pattern is left out, whatever comes after it. */
function ignoredGlobs(pattern: string): string[] | undefined {
  if (/[\\^$|()[\]*+?]/.test(pattern) || pattern.endsWith('/')) return regexToGlobs(pattern);
  const name = pattern.replace(/^<rootDir>\//, '');
  const start = name !== pattern ? '' : name.startsWith('/') ? '**' : '**/*';
  const isFile = /\.[cm]?[jt]sx?$/.test(name);
  return isFile ? [`${start}${name}`] : [`${start}${name}*`, `${start}${name}*/**`];
}

/** The globs of all patterns; undefined if one has none. */
function globsOf(
  patterns: readonly string[] | undefined,
  convert: (pattern: string) => string[] | undefined,
): string[] | undefined {
  const found = patterns?.map(convert);
  return found?.every((one) => one !== undefined) ? found.flat() : undefined;
}

export const TEST_FILES: Handlers = {
  testRegex,
  testMatch,
  roots,
  testPathIgnorePatterns: ignored('exclude'),
  coveragePathIgnorePatterns: ignored('coverage.exclude'),
};
