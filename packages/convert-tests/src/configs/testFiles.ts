import { arrayOf, type Handler, type Handlers } from './option.ts';
import { regexToGlobs } from './regexToGlobs.ts';

const testRegex: Handler = ({ strings, change, manual }) => {
  const globs = globsOf(strings, regexToGlobs);
  return globs ? change({ include: arrayOf(globs) }) : manual();
};

/** Only the root itself needs nothing. */
const roots: Handler = ({ strings, change, manual }) =>
  strings?.every((one) => /^(?:<rootDir>|\.)\/?$/.test(one)) ? change() : manual();

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
  roots,
  testPathIgnorePatterns: ignored('exclude'),
  coveragePathIgnorePatterns: ignored('coverage.exclude'),
};
