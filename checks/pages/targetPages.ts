/** The pages that document exports of the package. A type is on the page of its value. */
const PAGES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '@rstest/core': {
    '/api/test-api/test': [
      'test',
      'it',
      'FileFixtureOptions',
      'FixtureCleanup',
      'FixtureLifecycle',
      'Fixtures',
      'Rstest',
      'TaskMeta',
      'TaskMetaValue',
      'TestAPIs',
      'TestContext',
      'TestForFn',
      'TestOptions',
      'Use',
      'WorkerFixtureOptions',
    ],
    '/api/test-api/describe': ['describe', 'Describe'],
    '/api/test-api/expect': [
      'expect',
      'Assertion',
      'AsymmetricMatchersContaining',
      'Expect',
      'ExpectStatic',
      'Matchers',
    ],
    '/api/test-api/assert': ['assert'],
    '/api/test-api/hooks': [
      'afterAll',
      'afterEach',
      'beforeAll',
      'beforeEach',
      'onTestFailed',
      'onTestFinished',
      'registerFileCleanup',
      'registerWorkerCleanup',
    ],
    '/api/rstest/mockFunctions': ['rs', 'rstest', 'Mock', 'Mocked', 'MockInstance'],
    '/api/rstest/utilities': ['RealTimers', 'RstestUtilities'],
    '/config/build/plugins': [
      'ResolvedRstestConfig',
      'RsbuildPlugin',
      'RstestCommand',
      'RstestExposeAPI',
    ],
    '/config/build/tools': ['Rspack'],
    '/config/test/coverage': [
      'CoverageOptions',
      'CoverageProvider',
      'NormalizedCoverageOptions',
      'RawCoverageResolveOptions',
    ],
    '/config/test/expect': ['ExpectConfig', 'ExpectPollConfig'],
    '/config/test/extends': ['ExtendConfig', 'ExtendConfigFn'],
    '/config/test/reporters': [
      'Reporter',
      'TestCaseInfo',
      'TestFileInfo',
      'TestFileResult',
      'TestInfo',
      'TestResult',
      'TestSuiteInfo',
    ],
    '/guide/basic/configure-rstest': [
      'defineConfig',
      'defineInlineProject',
      'defineProject',
      'loadConfig',
      'mergeProjectConfig',
      'mergeRstestConfig',
      'ProjectConfig',
      'RstestConfig',
      'RstestConfigAsyncFn',
      'RstestConfigExport',
      'RstestConfigSyncFn',
    ],
  },
};

/** Entries whose exports are all on one page. */
const ENTRY_PAGES: Readonly<Record<string, string>> = {
  '@rstest/core/api': '/guide/basic/cli',
};

/** The expected location of new exports that have no page yet. */
const ANY_API_PAGE = '/api/*';

/** The page that documents an export: `/api/test-api/test` for `@rstest/core#test`. */
export function pageOfExport(id: string): string {
  const [entry = '', name = ''] = id.split('#');
  const pages = Object.entries(PAGES[entry] ?? {});
  const found = pages.find(([, names]) => names.includes(name))?.[0];
  return ENTRY_PAGES[entry] ?? found ?? ANY_API_PAGE;
}

/** The pages that document functions of `expect`, except for its own page. */
const STATIC_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/api/test-api/asymmetric-matchers': [
    'anything',
    'any',
    'stringContaining',
    'stringMatching',
    'objectContaining',
    'arrayContaining',
    'closeTo',
    'schemaMatching',
    'toBeOneOf',
    'toSatisfy',
    'not',
  ],
  '/api/test-api/custom-matchers': ['extend', 'addEqualityTesters', 'getState', 'setState'],
  '/api/test-api/polling': ['soft', 'poll', 'assertions', 'hasAssertions', 'unreachable', 'fail'],
  '/api/test-api/snapshot-matchers': ['addSnapshotSerializer'],
};

/** The page that documents a function of `expect`: that of `expect` for `expect.soft`. */
export function pageOfStatic(id: string): string {
  const name = id.split('.')[1] ?? '';
  const found = Object.entries(STATIC_PAGES).find(([, names]) => names.includes(name))?.[0];
  return found ?? '/api/test-api/expect';
}
