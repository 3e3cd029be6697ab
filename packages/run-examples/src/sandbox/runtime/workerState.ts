import {
  type RuntimeConfig,
  SNAPSHOT_HEADER,
  unwrapRegex,
  type WorkerState,
} from '@rstest/core/internal/browser-runtime';

type SnapshotEnvironment = WorkerState['snapshotOptions']['snapshotEnvironment'];

/** Keeps snapshot files in memory, by full path, starting with the files of the example. */
function createSnapshotFiles(initialFiles: ReadonlyMap<string, string>): SnapshotEnvironment {
  const files = new Map(initialFiles);
  return {
    getVersion: () => '1',
    getHeader: () => `${SNAPSHOT_HEADER} v1`,
    resolvePath: async (file) => file.replace(/[^/]+$/, (name) => `__snapshots__/${name}.snap`),
    resolveRawPath: async (test, raw) => new URL(raw, `file://${test}`).pathname,
    readSnapshotFile: async (file) => files.get(file) ?? null,
    async saveSnapshotFile(file, text) {
      files.set(file, text);
    },
    async removeSnapshotFile(file) {
      files.delete(file);
    },
  };
}

/** The folder of the example. */
export const ROOT = '/project';

/** Rstest's defaults of the options that its runtime reads. */
const DEFAULTS = {
  testTimeout: 5000,
  hookTimeout: 10_000,
  retry: 0,
  globals: false,
  passWithNoTests: false,
  clearMocks: false,
  resetMocks: false,
  restoreMocks: false,
  unstubEnvs: false,
  unstubGlobals: false,
  maxConcurrency: 5,
  printConsoleTrace: false,
  disableConsoleIntercept: false,
  isolate: true,
  snapshotFormat: { printShadowRoot: false },
  expect: { poll: { interval: 50, timeout: 1000 } },
  env: {},
  logHeapUsage: false,
  detectAsyncLeaks: false,
  bail: 0,
  includeTaskLocation: false,
  silent: false,
  federation: false,
  testEnvironment: { name: 'node' },
} as const;

/** The state that Rstest's runtime needs for the test file at `path`; `options` are a job's. */
export function workerState(
  path: string,
  files: ReadonlyMap<string, string>,
  options: Readonly<Record<string, unknown>>,
): WorkerState {
  const config = runtimeConfig(options);
  const testPath = `${ROOT}/${path}`;
  return {
    project: 'rstest',
    projectRoot: ROOT,
    rootPath: ROOT,
    runtimeConfig: config,
    taskId: 0,
    buildId: 0,
    outputModule: true,
    environment: 'node',
    testPath,
    distPath: testPath,
    snapshotOptions: {
      updateSnapshot: 'new',
      snapshotEnvironment: createSnapshotFiles(files),
      snapshotFormat: config.snapshotFormat,
    },
  };
}

function runtimeConfig(options: Readonly<Record<string, unknown>>): RuntimeConfig {
  const { testNamePattern, testEnvironment: _, ...runtimeOptions } = options;
  const pattern = typeof testNamePattern === 'string' ? unwrapRegex(testNamePattern) : undefined;
  const config = { ...DEFAULTS, ...runtimeOptions, testNamePattern: pattern };
  // The options for coverage and builds are missing: they have no effect in a page.
  return config as unknown as RuntimeConfig;
}
