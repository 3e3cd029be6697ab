/** Handlers for the options of a Jest configuration whose rule alone doesn't say how to convert them. */
import { JEST_CONFIG } from '../rules/jestConfig.ts';
import { keyOf, quoted, stringValue, unwrap } from '../syntax/values.ts';
import { JEST_ENVIRONMENT } from './environments.ts';
import { JEST_MODULES } from './jestModules.ts';
import { arrayOf, byRule, type Handler, literal, type OptionTable, unlessFalse } from './option.ts';
import { projectName, projects } from './projects.ts';
import { reporters } from './reporters.ts';
import { TEST_FILES } from './testFiles.ts';

const rootDir: Handler = ({ property, code, change, check }) => {
  const folder = literal(property.value);
  const isHere = typeof folder === 'string' && /^(?:\.?\/?|__dirname)$/.test(folder);
  return isHere ? change() : check({ root: code });
};

/** `setupFiles` and `setupFilesAfterEnv` become one option, so each is written as an array. */
const setupFiles: Handler = ({ property, rule, code, change }) => {
  if (rule.kind === 'moved') change();
  const isArray = unwrap(property.value).type === 'ArrayExpression';
  return [{ path: ['setupFiles'], value: isArray ? code : `[...${code}]` }];
};

const bail: Handler = ({ value, change, keep }) =>
  value.type === 'BooleanLiteral' ? change({ bail: value.value ? '1' : '0' }) : keep();

/** The value is in seconds in Jest, and in milliseconds in Rstest. */
const slowTestThreshold: Handler = ({ value, code, change }) =>
  change({
    slowTestThreshold:
      value.type === 'NumericLiteral' ? String(value.value * 1000) : `(${code}) * 1000`,
  });

/** Patterns that begin with `!` are another option in Rstest. */
const collectCoverageFrom: Handler = ({ strings, code, change, check }) => {
  const included = strings?.filter((glob) => !glob.startsWith('!'));
  const excluded = strings?.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  if (!included || !excluded) return check({ 'coverage.include': code });
  if (excluded.length === 0) return change({ 'coverage.include': code });
  return change({
    ...(included.length > 0 && { 'coverage.include': arrayOf(included) }),
    'coverage.exclude': arrayOf(excluded),
  });
};

/** The members of `global` move to the top level, and folders become globs. */
const coverageThreshold: Handler = ({ value, context: { draft }, change, manual }) => {
  if (value.type !== 'ObjectExpression') return manual();
  const members: string[] = [];
  for (const property of value.properties) {
    const key = property.type === 'ObjectProperty' ? keyOf(property) : undefined;
    if (property.type !== 'ObjectProperty' || key === undefined) return manual();
    const limits = unwrap(property.value);
    if (key !== 'global') members.push(`${quoted(thresholdGlob(key))}: ${draft.source(limits)}`);
    else if (limits.type === 'ObjectExpression')
      members.unshift(...limits.properties.map(draft.source));
    else members.unshift(`...${draft.source(limits)}`);
  }
  return change({ 'coverage.thresholds': `{ ${members.join(', ')} }` });
};

/** A file or a glob as it is; for a folder, a glob for everything in it. */
function thresholdGlob(key: string): string {
  const path = key.replace(/^\.\//, '');
  return /\*|\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/**`;
}

/** A handler for a folder in an option of Rstest that doesn't know `<rootDir>`. */
const folderAs =
  (path: string): Handler =>
  ({ property, code, change }) => {
    const folder = stringValue(property.value)?.replace(/^<rootDir>\//, './');
    return change({ [path]: folder === undefined ? code : quoted(folder) });
  };

const cacheDirectory: Handler = (option) => {
  const cache = option.sibling('cache');
  const isOff = cache && literal(cache.value) === false;
  return isOff ? option.change() : folderAs('performance.buildCache.cacheDirectory')(option);
};

const coverageProvider: Handler = ({ value, code, change }) =>
  change({ 'coverage.provider': literal(value) === 'babel' ? "'istanbul'" : code });

const testRunner: Handler = ({ value, change, manual }) =>
  /^jest-circus(?:\/runner)?$/.test(stringValue(value) ?? '') ? change() : manual();

export const JEST_OPTIONS: OptionTable = {
  rules: JEST_CONFIG,
  defaultRule: { kind: 'none', section: 'jest#run-table' },
  handlers: {
    ...TEST_FILES,
    ...JEST_ENVIRONMENT,
    ...JEST_MODULES,
    rootDir,
    displayName: projectName('name'),
    projects,
    setupFiles,
    setupFilesAfterEnv: setupFiles,
    bail,
    slowTestThreshold,
    workerThreads: unlessFalse(({ change }) => change({ 'pool.type': "'threads'" })),
    cache: unlessFalse(({ value, sibling, change, check }) => {
      if (!sibling('cacheDirectory')) return change({ 'performance.buildCache': 'true' });
      return literal(value) === true ? change() : check();
    }),
    cacheDirectory,
    automock: unlessFalse(byRule),
    resetModules: unlessFalse(byRule),
    updateSnapshot: ({ check }) => check(),
    testRunner,
    collectCoverageFrom,
    coverageThreshold,
    coverageDirectory: folderAs('coverage.reportsDirectory'),
    coverageProvider,
    reporters,
    // With other reporters, it only changes the default one.
    verbose: unlessFalse(({ sibling, change }) =>
      change(sibling('reporters') ? {} : { reporters: "['verbose']" }),
    ),
  },
};
