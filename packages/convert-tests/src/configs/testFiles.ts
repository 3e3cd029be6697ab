import { arrayOf, type Handler, type Handlers } from './option.ts';
import { regexToGlobs } from './regexToGlobs.ts';

const testRegex: Handler = ({ strings, change, manual }) => {
  const globs = globsOf(strings, regexToGlobs);
  return globs ? change({ include: arrayOf(globs) }) : manual();
};

/** The option can be left out if the only folder is the root. */
const roots: Handler = ({ strings, change, manual }) =>
  strings?.every((folder) => /^(?:<rootDir>|\.)\/?$/.test(folder)) ? change() : manual();

/** A handler for regular expressions of ignored paths. Rstest ignores `node_modules` by default. */
const ignorePatterns =
  (path: string): Handler =>
  ({ strings, change, manual }) => {
    const patterns = strings?.filter((text) => !/^(?:<rootDir>)?\/?node_modules\/?$/.test(text));
    const globs = globsOf(patterns, ignoredGlobs);
    if (!globs) return manual();
    return change(globs.length === 0 ? {} : { [path]: arrayOf(globs) });
  };

/** The globs for all paths that contain the pattern, whatever comes after it. */
function ignoredGlobs(pattern: string): string[] | undefined {
  if (/[\\^$|()[\]*+?]/.test(pattern) || pattern.endsWith('/')) return regexToGlobs(pattern);
  const name = pattern.replace(/^<rootDir>\//, '');
  const anywhere = name.startsWith('/') ? '**' : '**/*';
  const start = pattern.startsWith('<rootDir>/') ? '' : anywhere;
  const isFile = /\.[cm]?[jt]sx?$/.test(name);
  return isFile ? [`${start}${name}`] : [`${start}${name}*`, `${start}${name}*/**`];
}

/** The globs of all patterns; undefined if one of the patterns has no equivalent. */
function globsOf(
  patterns: readonly string[] | undefined,
  convert: (pattern: string) => string[] | undefined,
): string[] | undefined {
  const globs = patterns?.map(convert);
  return globs?.every((glob) => glob !== undefined) ? globs.flat() : undefined;
}

export const TEST_FILES: Handlers = {
  testRegex,
  roots,
  testPathIgnorePatterns: ignorePatterns('exclude'),
  coveragePathIgnorePatterns: ignorePatterns('coverage.exclude'),
};
