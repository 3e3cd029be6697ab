/**
 * Defaults that aren't in the resolved config, because the package applies them where they're used.
 * Each has evidence. effectiveDefaults.test.ts verifies those that a small run
 * can show, so that a change in a new version is noticed.
 */
export interface EffectiveDefault {
  /** JavaScript source. If missing, there's no single value and the page explains it in prose. */
  readonly source?: string;
  /** Depends on a condition that the page must explain, so the field can be left out. */
  readonly conditional?: boolean;
  readonly evidence: string;
}

const SNAPSHOT = 'a snapshot written with the default format shows it';
const SNAPSHOT_MANAGER = 'the snapshot client passes it to the formatter (escapeString: false, …)';
const FORMATTER = 'the default of the formatter, which Rstest does not change';
const CHAI = 'chai’s own default; the message of a failed assertion shows it';

export const EFFECTIVE_DEFAULTS: Readonly<Record<string, EffectiveDefault>> = {
  'pool.maxWorkers': {
    // `os.availableParallelism()` in the package as well; half of them in watch mode.
    source: 'Math.max(os.availableParallelism() - 1, 1)',
    conditional: true,
    evidence: 'createPool: Math.max(numCpus - 1, 1), in watch mode Math.max(floor(numCpus / 2), 1)',
  },
  'pool.memoryLimit': { evidence: 'createPool: 1 / maxWorkers for VM pools, none for the others' },
  'pool.execArgv': { source: '[]', evidence: 'createPool: poolOptions.execArgv ?? []' },
  'testEnvironment.prebundle': {
    source: "'auto'",
    evidence: "testEnvironment.prebundle ?? 'auto'",
  },
  'snapshotFormat.callToJSON': { source: 'true', evidence: FORMATTER },
  'snapshotFormat.escapeRegex': { source: 'true', evidence: SNAPSHOT },
  'snapshotFormat.escapeString': { source: 'false', evidence: SNAPSHOT },
  'snapshotFormat.highlight': { source: 'false', evidence: FORMATTER },
  'snapshotFormat.indent': { source: '2', evidence: SNAPSHOT },
  'snapshotFormat.maxDepth': { source: 'Infinity', evidence: FORMATTER },
  'snapshotFormat.maxWidth': { source: 'Infinity', evidence: FORMATTER },
  'snapshotFormat.maxOutputLength': { source: '2 ** 27', evidence: SNAPSHOT_MANAGER },
  'snapshotFormat.min': { source: 'false', evidence: SNAPSHOT },
  'snapshotFormat.printBasicPrototype': { source: 'false', evidence: SNAPSHOT },
  'snapshotFormat.printFunctionName': { source: 'false', evidence: SNAPSHOT },
  'browser.port': { evidence: 'the browser package takes a free port' },
  'coverage.thresholds.<key>.perFile': { source: 'false', evidence: 'checkThresholds' },
  'performance.buildCache': { source: 'false', evidence: 'normalizeBuildCache: if (!buildCache)' },
  'performance.buildCache.cacheDirectory': {
    evidence: 'getDefaultBuildCacheDir: node_modules/.cache/rstest-<name of the project>',
  },
  'performance.buildCache.buildDependencies': {
    source: '[]',
    conditional: true,
    evidence: 'normalizeBuildCache adds the config files and tsconfig.json to the given ones',
  },
  'performance.buildCache.cacheDigest': {
    source: '[]',
    conditional: true,
    evidence: 'normalizeBuildCache: its own parts, then userConfig.cacheDigest || []',
  },
  'chaiConfig.showDiff': { source: 'true', evidence: CHAI },
  'chaiConfig.truncateThreshold': { source: '40', evidence: CHAI },
  'source.define': { evidence: 'Rstest adds import.meta.env, which isn’t a default of the option' },
  'source.tsconfigPath': {
    source: "'./tsconfig.json'",
    conditional: true,
    evidence: 'taken from the project’s root when it exists',
  },
  'output.bundleDependencies': {
    source: 'false',
    conditional: true,
    evidence: "shouldExternalize: false with testEnvironment 'node', true with the others",
  },
  'output.cleanDistPath.enable': {
    source: "'auto'",
    conditional: true,
    evidence: 'the default of output.cleanDistPath is auto',
  },
  'output.externals': { evidence: 'the resolved values are Rstest’s own additions' },
  'resolve.alias': { evidence: 'the resolved values are Rsbuild’s own additions' },
};
