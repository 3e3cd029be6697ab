import { type Rule, table } from './rule.ts';

const options = { of: 'config', section: 'vitest#options-table' };

const NAMED = [
  'include',
  'exclude',
  'includeSource',
  'name',
  'root',
  'env',
  'globals',
  'isolate',
  'setupFiles',
  'passWithNoTests',
  'testTimeout',
  'hookTimeout',
  'bail',
  'maxConcurrency',
  'slowTestThreshold',
  'clearMocks',
  'restoreMocks',
  'unstubEnvs',
  'unstubGlobals',
  'snapshotFormat',
  'chaiConfig',
  'silent',
  'hideSkippedTests',
  'logHeapUsage',
  'printConsoleTrace',
  'disableConsoleIntercept',
  'includeTaskLocation',
  'forceRerunTriggers',
  'onConsoleLog',
  'update',
  'detectAsyncLeaks',
] as const;

const NONE = [
  'onStackTrace',
  'onUnhandledError',
  'dangerouslyIgnoreUnhandledErrors',
  'allowOnly',
  'sequence',
  'teardownTimeout',
  'typecheck',
  'benchmark',
  'dir',
  'diff',
  'attachmentsDir',
  'runner',
  'snapshotEnvironment',
  'watchTriggerPatterns',
] as const;

const TEST = table(options, [
  ...NAMED.map((name) => [name, 'same'] as const),
  ['environment', 'renamed', 'testEnvironment'],
  ['environmentOptions', 'moved', 'testEnvironment.options'],
  ['environmentMatchGlobs', 'moved', 'projects'],
  ['poolMatchGlobs', 'moved', 'projects'],
  ['mockReset', 'renamed', 'resetMocks'],
  ['globalSetup', 'same'],
  ['retry', 'moved', 'retry'],
  ['pool', 'moved', 'pool.type'],
  ['maxWorkers', 'moved', 'pool.maxWorkers'],
  ['execArgv', 'moved', 'pool.execArgv'],
  ['vmMemoryLimit', 'moved', 'pool.memoryLimit'],
  ['fileParallelism', 'moved', 'pool.maxWorkers'],
  [
    'reporters',
    'differs',
    'reporters',
    {
      en: 'Reporters of Vitest don’t work in Rstest. Choose a built-in reporter.',
      zh: 'Vitest 的报告器无法在 Rstest 里使用，请改用内置的报告器。',
    },
  ],
  [
    'outputFile',
    'moved',
    'reporters',
    {
      en: 'Set `outputPath` in the options of the reporter.',
      zh: '请在报告器的选项里设置 `outputPath`。',
    },
  ],
  ['coverage.reporter', 'renamed', 'coverage.reporters'],
  ['coverage.thresholds', 'same'],
  ['coverage.watermarks', 'none'],
  ['coverage.skipFull', 'none'],
  ['resolveSnapshotPath', 'same'],
  [
    'snapshotSerializers',
    'none',
    ['expect-static expect.addSnapshotSerializer'],
    {
      en: 'Call `expect.addSnapshotSerializer` in a setup file.',
      zh: '请在前置文件里调用 `expect.addSnapshotSerializer`。',
    },
  ],
  ['alias', 'moved', 'resolve.alias'],
  ['projects', 'same'],
  ['workspace', 'renamed', 'projects'],
  [
    'fakeTimers',
    'none',
    ['utility rs.useFakeTimers'],
    {
      en: 'Pass the options to `rs.useFakeTimers`.',
      zh: '请把这些选项传给 `rs.useFakeTimers`。',
    },
  ],
  [
    'server.deps.inline',
    'moved',
    'output.bundleDependencies',
    {
      en: 'List the packages that have to be bundled in `output.bundleDependencies`.',
      zh: '请把必须打包的包写进 `output.bundleDependencies`。',
    },
  ],
  ['deps.optimizer', 'unneeded', 'output.bundleDependencies'],
  ['css.modules', 'moved', 'output.cssModules'],
  ['expect.poll', 'same'],
  ['expect.requireAssertions', 'none'],
  ...NONE.map((name) => [name, 'none'] as const),
]);

/** Options that the page explains elsewhere, or that are flags. */
const UNLISTED = [
  ...table({ ...options, listed: false }, [
    ['coverage', 'same'],
    ['poolOptions', 'moved', 'pool'],
    ['expect', 'same'],
    ['testNamePattern', 'same'],
    ['css', 'unneeded'],
    ['deps', 'none'],
    ['server', 'none'],
    ['cache', 'moved', 'performance.buildCache'],
    ['watch', 'none'],
    ['open', 'none'],
    ['api', 'none'],
    ['experimental', 'none'],
    ['expandSnapshotDiff', 'none'],
    ['tags', 'none'],
    ['strictTags', 'none'],
    ['uiBase', 'none'],
    ['deps.interopDefault', 'unneeded'],
    ['deps.web', 'unneeded'],
    ['deps.moduleDirectories', 'none'],
    ['server.debug', 'none'],
    ['extends', 'same'],
    [
      'inspect',
      'moved',
      'pool.execArgv',
      {
        en: 'Pass `--inspect` in `pool.execArgv`.',
        zh: '请在 `pool.execArgv` 里传入 `--inspect`。',
      },
    ],
    [
      'inspectBrk',
      'moved',
      'pool.execArgv',
      {
        en: 'Pass `--inspect-brk` in `pool.execArgv`.',
        zh: '请在 `pool.execArgv` 里传入 `--inspect-brk`。',
      },
    ],
    ['inspector', 'moved', 'pool.execArgv'],
    ...(
      [
        'provider',
        'enabled',
        'include',
        'exclude',
        'clean',
        'reportsDirectory',
        'reportOnFailure',
        'allowExternal',
        'changed',
      ] as const
    ).map((name) => [`coverage.${name}`, 'same'] as const),
    ...(
      [
        'cleanOnRerun',
        'excludeAfterRemap',
        'processingConcurrency',
        'ignoreClassMethods',
        'instrumenter',
        'htmlDir',
        'customProviderModule',
      ] as const
    ).map((name) => [`coverage.${name}`, 'none'] as const),
    [
      'coverage.all',
      'unneeded',
      'coverage.include',
      {
        en: 'Rstest covers what `coverage.include` lists.',
        zh: 'Rstest 统计 `coverage.include` 列出的文件。',
      },
    ],
  ]),
  ...table({ of: 'config', section: 'vitest#check', listed: false }, [
    ['ui', 'none'],
    [
      'browser',
      'none',
      [],
      {
        en: 'Browser mode needs a separate package that isn’t released for 0.12.0.',
        zh: '浏览器模式需要单独的包，这个包还没有适用于 0.12.0 的版本。',
      },
    ],
    [
      'provide',
      'none',
      ['config env'],
      {
        en: 'Pass strings to tests with `env` or `process.env`.',
        zh: '请用 `env` 或 `process.env` 把字符串传给测试。',
      },
    ],
  ]),
];

/** Every option below `test` in a Vitest configuration. */
export const VITEST_CONFIG: readonly Rule[] = [...TEST, ...UNLISTED];

const vite = { of: 'config', section: 'vitest#plugins' };

/** Vite's options beside `test`. */
export const VITE_CONFIG: readonly Rule[] = [
  ...table(vite, [
    ['define', 'moved', 'source.define'],
    [
      'resolve.alias',
      'same',
      'resolve.alias',
      {
        en: 'For regular expressions, use `NormalModuleReplacementPlugin`.',
        zh: '正则表达式请用 `NormalModuleReplacementPlugin`。',
      },
    ],
    ['resolve.conditions', 'renamed', 'resolve.conditionNames'],
    ['mainFields', 'same', 'resolve.mainFields'],
    ['extensions', 'same', 'resolve.extensions'],
    ['dedupe', 'same', 'resolve.dedupe'],
    [
      'esbuild',
      'moved',
      'tools.swc',
      { en: 'Set the same in `tools.swc`.', zh: '请在 `tools.swc` 里做相应的设置。' },
    ],
    [
      'oxc',
      'moved',
      'tools.swc',
      { en: 'Set the same in `tools.swc`.', zh: '请在 `tools.swc` 里做相应的设置。' },
    ],
    ['ssr.external', 'moved', 'output.externals'],
    ['optimizeDeps', 'unneeded'],
    ['assetsInclude', 'moved', 'source.assetsInclude'],
    [
      'envDir',
      'none',
      [],
      { en: 'Load the files with `loadEnv`.', zh: '请用 `loadEnv` 加载文件。' },
    ],
    [
      'envPrefix',
      'none',
      [],
      { en: 'Load the files with `loadEnv`.', zh: '请用 `loadEnv` 加载文件。' },
    ],
  ]),
  ...table({ ...vite, listed: false }, [
    ['root', 'same'],
    ['test', 'moved', []],
    ['plugins', 'same'],
    ['resolve', 'same'],
    ['resolve.tsconfigPaths', 'unneeded'],
    ['resolve.preserveSymlinks', 'moved', 'tools.rspack'],
    ['resolve.externalConditions', 'none'],
    ['resolve.noExternal', 'moved', 'output.bundleDependencies'],
    ['resolve.external', 'moved', 'output.externals'],
    ['resolve.builtins', 'none'],
    ['ssr', 'none'],
    ['tsconfig', 'moved', 'source.tsconfigPath'],
    ['css', 'none', ['output.cssModules']],
    ['json', 'none'],
    ['mode', 'none'],
    ...(
      [
        'base',
        'publicDir',
        'cacheDir',
        'html',
        'builder',
        'server',
        'preview',
        'logLevel',
        'customLogger',
        'clearScreen',
        'worker',
        'appType',
        'build',
        'devtools',
        'dev',
        'legacy',
        'future',
        'experimental',
        'input',
        'isBundled',
        'environments',
      ] as const
    ).map((name) => [name, 'unneeded'] as const),
  ]),
];
