/**
 * Facts that can't be read from the package: mostly defaults that aren't in the resolved config because
 * the package applies them where they're used. notDerived.test.ts verifies
 * those that a small run can show, so that a change in a new version is noticed.
 */
interface NotDerived {
  /** JavaScript source. If missing, there's no single value and the page explains it in prose. */
  readonly default?: string;
  /** Shown instead of the declared type, which must still be `declared`. */
  readonly type?: { readonly declared: string; readonly shown: string };
  readonly reason: string;
}

const SNAPSHOT = 'a snapshot written with the default format shows it';
const SNAPSHOT_MANAGER = 'the snapshot client passes it to the formatter (escapeString: false, …)';
const FORMATTER = 'the default of the formatter, which Rstest does not change';
const CHAI = 'chai’s own default; the message of a failed assertion shows it';

export const NOT_DERIVED: Readonly<Record<string, NotDerived>> = {
  projects: {
    type: { declared: 'TestProject[]', shown: '(string | InlineProjectConfig)[]' },
    reason: 'the name TestProject says less than its members',
  },
  'pool.maxWorkers': {
    reason: 'createPool: Math.max(numCpus - 1, 1), in watch mode Math.max(floor(numCpus / 2), 1)',
  },
  'pool.memoryLimit': { reason: 'createPool: 1 / maxWorkers for VM pools, none for the others' },
  'pool.execArgv': { default: '[]', reason: 'createPool: poolOptions.execArgv ?? []' },
  'testEnvironment.prebundle': {
    default: "'auto'",
    reason: "testEnvironment.prebundle ?? 'auto'",
  },
  'snapshotFormat.callToJSON': { default: 'true', reason: FORMATTER },
  'snapshotFormat.escapeRegex': { default: 'true', reason: SNAPSHOT },
  'snapshotFormat.escapeString': { default: 'false', reason: SNAPSHOT },
  'snapshotFormat.highlight': { default: 'false', reason: FORMATTER },
  'snapshotFormat.indent': { default: '2', reason: SNAPSHOT },
  'snapshotFormat.maxDepth': { default: 'Infinity', reason: FORMATTER },
  'snapshotFormat.maxWidth': { default: 'Infinity', reason: FORMATTER },
  'snapshotFormat.maxOutputLength': { default: '134217728', reason: SNAPSHOT_MANAGER },
  'snapshotFormat.min': { default: 'false', reason: SNAPSHOT },
  'snapshotFormat.printBasicPrototype': { default: 'false', reason: SNAPSHOT },
  'snapshotFormat.printFunctionName': { default: 'false', reason: SNAPSHOT },
  'browser.port': { reason: 'the browser package takes a free port' },
  'coverage.thresholds.<key>.perFile': { default: 'false', reason: 'checkThresholds' },
  'performance.buildCache': { default: 'false', reason: 'normalizeBuildCache: if (!buildCache)' },
  'performance.buildCache.cacheDirectory': {
    reason: 'getDefaultBuildCacheDir: node_modules/.cache/rstest-<name of the project>',
  },
  'performance.buildCache.buildDependencies': {
    reason: 'normalizeBuildCache adds the config files and tsconfig.json to the given ones',
  },
  'performance.buildCache.cacheDigest': {
    reason: 'normalizeBuildCache: its own parts, then userConfig.cacheDigest || []',
  },
  'chaiConfig.showDiff': { default: 'true', reason: CHAI },
  'chaiConfig.truncateThreshold': { default: '40', reason: CHAI },
  'source.define': { reason: 'Rstest adds import.meta.env, which isn’t a default of the option' },
  'source.tsconfigPath': {
    reason: 'taken from the project’s root when it exists',
  },
  'output.bundleDependencies': {
    reason: "shouldExternalize: false with testEnvironment 'node', true with the others",
  },
  'output.cleanDistPath.enable': {
    reason: 'the default of output.cleanDistPath is auto',
  },
  'output.externals': { reason: 'the resolved values are Rstest’s own additions' },
  'resolve.alias': { reason: 'the resolved values are Rsbuild’s own additions' },
};
