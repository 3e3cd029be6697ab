import { type Rule, table } from './rule.ts';
import { SAME_OPTIONS, SNAPSHOT_SERIALIZERS } from './shared.ts';

const config = (section: string, listed = true) => ({ of: 'config', section, listed });

const FILES = table(config('jest#files-table'), [
  ['testMatch', 'renamed', 'include'],
  [
    'testRegex',
    'moved',
    'include',
    {
      en: 'Rstest takes globs, not regular expressions. Write the pattern as a glob in `include`.',
      zh: 'Rstest 使用 glob 模式，不支持正则表达式。请在 `include` 里写出对应的 glob 模式。',
    },
  ],
  [
    'testPathIgnorePatterns',
    'moved',
    'exclude',
    {
      en: 'Rstest takes globs, not regular expressions. Write the pattern as a glob in `exclude`.',
      zh: 'Rstest 使用 glob 模式，不支持正则表达式。请在 `exclude` 里写出对应的 glob 模式。',
    },
  ],
  ['rootDir', 'renamed', 'root'],
  [
    'roots',
    'none',
    ['include'],
    { en: 'Add the folders to `include`.', zh: '请把这些目录写进 `include`。' },
  ],
  ['projects', 'same', 'projects'],
  ['displayName', 'renamed', 'name'],
  [
    'preset',
    'differs',
    'extends',
    {
      en: 'Find out which options the preset sets, and set them in this file or in an object that you import.',
      zh: '请查看该预设包含哪些设置，再写进本文件，或写进由本文件导入的对象。',
    },
  ],
  ['passWithNoTests', 'same'],
  ['forceCoverageMatch', 'none'],
  ['filter', 'none'],
]);

const MODULES = table(config('jest#modules-table'), [
  [
    'transform',
    'unneeded',
    [],
    {
      en: 'Rstest compiles TypeScript, JSX, and ES modules without a transform. Other transforms need a plugin or a loader.',
      zh: 'Rstest 默认支持 TypeScript、JSX 和 ES 模块；其他转换需要插件或 loader。',
    },
  ],
  ['extensionsToTreatAsEsm', 'unneeded'],
  [
    'transformIgnorePatterns',
    'moved',
    'output.bundleDependencies',
    {
      en: 'Packages with ES modules need no configuration. If a package has to be bundled, list it in `output.bundleDependencies`.',
      zh: '使用 ES 模块的包不需要配置。如果某个包必须打包，请写进 `output.bundleDependencies`。',
    },
  ],
  [
    'moduleNameMapper',
    'moved',
    ['resolve.alias', 'output.cssModules'],
    {
      en: '`resolve.alias` matches only whole names and prefixes. For other patterns, use `NormalModuleReplacementPlugin`.',
      zh: '`resolve.alias` 只匹配完整的模块名和前缀。其他模式请用 `NormalModuleReplacementPlugin`。',
    },
  ],
  ['moduleFileExtensions', 'moved', 'resolve.extensions'],
  [
    'moduleDirectories',
    'moved',
    'tools.rspack',
    {
      en: 'Set `resolve.modules` through `tools.rspack`.',
      zh: '请通过 `tools.rspack` 设置 `resolve.modules`。',
    },
  ],
  [
    'modulePaths',
    'moved',
    'tools.rspack',
    {
      en: 'Set `resolve.modules` through `tools.rspack`.',
      zh: '请通过 `tools.rspack` 设置 `resolve.modules`。',
    },
  ],
  [
    'resolver',
    'moved',
    'tools.rspack',
    {
      en: 'Set the equivalent `resolve` options through `tools.rspack`.',
      zh: '请通过 `tools.rspack` 设置作用相同的 `resolve` 选项。',
    },
  ],
  ['modulePathIgnorePatterns', 'unneeded'],
  ['haste', 'unneeded'],
  ['dependencyExtractor', 'unneeded'],
  ['watchman', 'unneeded'],
  ['globals', 'moved', 'source.define'],
  ['injectGlobals', 'renamed', 'globals'],
  ['sandboxInjectedGlobals', 'unneeded'],
]);

const SETUP = table(config('jest#setup-table'), [
  ['setupFiles', 'same'],
  ['setupFilesAfterEnv', 'moved', 'setupFiles'],
  ['globalSetup', 'same'],
  [
    'globalTeardown',
    'moved',
    'globalSetup',
    {
      en: 'Export the function as `teardown` from the `globalSetup` file.',
      zh: '请在 `globalSetup` 的文件里以 `teardown` 为名导出这个函数。',
    },
  ],
  [
    'testEnvironment',
    'same',
    'testEnvironment',
    {
      en: 'Custom environments aren’t supported. Use `node`, `jsdom`, or `happy-dom`, and move the environment’s code to a setup file.',
      zh: '不支持自定义环境。请使用 `node`、`jsdom` 或 `happy-dom`，并把环境里的代码移到 setup 文件。',
    },
  ],
  ['testEnvironmentOptions', 'moved', 'testEnvironment.options'],
  [
    'fakeTimers',
    'none',
    ['utility rs.useFakeTimers'],
    {
      en: 'Call `rs.useFakeTimers` in the `beforeEach` of a setup file.',
      zh: '请在 setup 文件的 `beforeEach` 里调用 `rs.useFakeTimers`。',
    },
  ],
]);

const MOCKS = table(config('jest#mocks-table'), [
  ['clearMocks', 'same'],
  [
    'resetMocks',
    'same',
    'resetMocks',
    {
      en: 'After a reset, mock functions go back to the implementation that they were created with.',
      zh: '重置后，mock 函数会保留创建时的实现。',
    },
  ],
  [
    'restoreMocks',
    'same',
    'restoreMocks',
    {
      en: 'It also resets mock functions that aren’t spies.',
      zh: '不是 spy 的 mock 函数也会被重置。',
    },
  ],
  [
    'resetModules',
    'none',
    ['utility rs.resetModules'],
    {
      en: 'Call `beforeEach(() => { rs.resetModules(); })` in a setup file.',
      zh: '请在 setup 文件里调用 `beforeEach(() => { rs.resetModules(); })`。',
    },
  ],
  [
    'automock',
    'none',
    ['utility rs.mock'],
    { en: 'Call `rs.mock(path)` for each module.', zh: '请为每个模块调用 `rs.mock(path)`。' },
  ],
  ['unmockedModulePathPatterns', 'none'],
  ['snapshotFormat', 'same'],
  SNAPSHOT_SERIALIZERS,
  [
    'snapshotResolver',
    'moved',
    'resolveSnapshotPath',
    {
      en: '`resolveSnapshotPath` is a function. Move the module’s `resolveSnapshotPath` into this file.',
      zh: '`resolveSnapshotPath` 是一个函数。请把该模块的 `resolveSnapshotPath` 移到本文件。',
    },
  ],
  ['prettierPath', 'unneeded'],
]);

const RUNNING = table(config('jest#run-table'), [
  ...SAME_OPTIONS.map((name) => [name, 'same'] as const),
  ['maxWorkers', 'moved', 'pool.maxWorkers'],
  ['workerThreads', 'moved', 'pool.type'],
  ['workerIdleMemoryLimit', 'moved', 'pool.memoryLimit'],
  ['slowTestThreshold', 'differs', 'slowTestThreshold'],
  ['verbose', 'moved', 'reporters'],
  [
    'reporters',
    'differs',
    'reporters',
    {
      en: 'Reporter classes written for Jest don’t work in Rstest. Choose a built-in reporter.',
      zh: '为 Jest 编写的报告器无法在 Rstest 里使用，请改用内置的报告器。',
    },
  ],
  [
    'testResultsProcessor',
    'differs',
    'reporters',
    {
      en: 'Write a reporter for Rstest, or choose a built-in one.',
      zh: '请为 Rstest 编写报告器，或改用内置的报告器。',
    },
  ],
  ['testLocationInResults', 'renamed', 'includeTaskLocation'],
  ['onlyFailures', 'same'],
  ['updateSnapshot', 'renamed', 'update'],
  ['cache', 'moved', 'performance.buildCache'],
  ['cacheDirectory', 'moved', 'performance.buildCache.cacheDirectory'],
  ['detectOpenHandles', 'unneeded', 'detectAsyncLeaks'],
  ['forceExit', 'unneeded'],
  ['openHandlesTimeout', 'unneeded'],
  ['detectLeaks', 'none'],
  ['errorOnDeprecated', 'none'],
  ['notify', 'none'],
  ['randomize', 'none'],
  ['runner', 'none'],
  ['testRunner', 'none'],
  ['testSequencer', 'none'],
  ['testFailureExitCode', 'none'],
  ['watchPlugins', 'none'],
  ['watchPathIgnorePatterns', 'none'],
]);

const COVERAGE = table(config('jest#coverage'), [
  ['collectCoverage', 'moved', 'coverage.enabled'],
  ['collectCoverageFrom', 'moved', ['coverage.include', 'coverage.exclude']],
  [
    'coveragePathIgnorePatterns',
    'moved',
    'coverage.exclude',
    {
      en: 'Rstest takes globs, not regular expressions. Write the pattern as a glob in `coverage.exclude`.',
      zh: 'Rstest 使用 glob 模式，不支持正则表达式。请在 `coverage.exclude` 里写出对应的 glob 模式。',
    },
  ],
  ['coverageDirectory', 'moved', 'coverage.reportsDirectory'],
  ['coverageReporters', 'moved', 'coverage.reporters'],
  ['coverageProvider', 'moved', 'coverage.provider'],
  [
    'coverageThreshold',
    'moved',
    'coverage.thresholds',
    {
      en: 'Only `global` and folder paths are converted. Check the keys.',
      zh: '只有 `global` 和目录路径会转换，请检查各个键。',
    },
  ],
]);

/** Options that Jest accepts in a config file but that are flags, or have no effect for readers. */
const FLAGS = table(config('jest#flags', false), [
  ['testNamePattern', 'same'],
  ...(
    [
      'changedFilesWithAncestor',
      'changedSince',
      'ci',
      'collectTests',
      'expand',
      'findRelatedTests',
      'id',
      'json',
      'lastCommit',
      'listTests',
      'noStackTrace',
      'notifyMode',
      'onlyChanged',
      'outputFile',
      'replname',
      'runTestsByPath',
      'runtime',
      'showSeed',
      'skipFilter',
      'skipNodeResolution',
      'useStderr',
      'waitForUnhandledRejections',
      'watch',
      'watchAll',
      'workerGracefulExitTimeout',
    ] as const
  ).map((name) => [name, 'none'] as const),
]);

/** Every option of a Jest configuration. */
export const JEST_CONFIG: readonly Rule[] = [
  ...FILES,
  ...MODULES,
  ...SETUP,
  ...MOCKS,
  ...RUNNING,
  ...COVERAGE,
  ...FLAGS,
];
