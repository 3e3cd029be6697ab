import type { Language } from '../../../content/languages.ts';

/** UI text around the figures of the benchmarks page. Only the build renders it. */
const en = {
  runner: 'Runner',
  run: 'Run',
  median: 'Median (s)',
  spread: 'Min–max (s)',
  memory: 'Memory (MB)',
  cases: {
    small: 'Many small test files',
    imports: 'Large packages',
    react: 'React components',
    typescript: 'TypeScript modules',
    watch: 'Watch mode',
    coverage: 'Coverage',
  } as Record<string, string>,
  overview:
    'Median time of a run without a cache or, in watch mode, after a save. Shorter is faster. Each case has its own scale.',
  seconds: (seconds: number) => `${seconds.toFixed(2)} s`,
  allFigures: 'All figures',
  modes: { cold: 'no cache', warm: 'with cache', save: 'after a save' },
  bar: (runner: string, mode: string) => `${runner}, ${mode}`,
  size: (testFiles: number, tests: number | undefined) =>
    tests === undefined ? `${testFiles} test files.` : `${testFiles} test files, ${tests} tests.`,
  separator: ', ',
  conditions: 'Versions and machine',
  packages: 'Other packages',
  date: 'Date',
  rounds: 'Rounds',
  cpu: 'Processor',
  cores: (model: string, cores: number) => `${model}, ${cores} ${cores === 1 ? 'core' : 'cores'}`,
  ram: 'Memory',
  os: 'System',
};

const zh: typeof en = {
  runner: '测试运行器',
  run: '运行方式',
  median: '中位数（秒）',
  spread: '最短–最长（秒）',
  memory: '内存（MB）',
  cases: {
    small: '大量小测试文件',
    imports: '大型依赖包',
    react: 'React 组件',
    typescript: 'TypeScript 模块',
    watch: '监听模式',
    coverage: '覆盖率',
  },
  overview:
    '无缓存运行的耗时中位数，监听模式则是保存之后的耗时。条形越短越快，各场景的比例尺不同。',
  seconds: (seconds) => `${seconds.toFixed(2)} 秒`,
  allFigures: '全部数据',
  modes: { cold: '无缓存', warm: '有缓存', save: '保存之后' },
  bar: (runner, mode) => `${runner}，${mode}`,
  size: (testFiles, tests) =>
    tests === undefined
      ? `${testFiles} 个测试文件。`
      : `${testFiles} 个测试文件，${tests} 个测试。`,
  separator: '、',
  conditions: '版本与机器',
  packages: '其他包',
  date: '日期',
  rounds: '轮数',
  cpu: '处理器',
  cores: (model, cores) => `${model}，${cores} 核`,
  ram: '内存',
  os: '操作系统',
};

export const BENCHMARK_TEXT: Record<Language, typeof en> = { en, zh };
