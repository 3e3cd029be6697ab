import type { Language } from '../../../content/languages.ts';
import { DISCORD, REPOSITORY, X } from '../../settings/project.ts';

/** UI text of the home page. Only the build renders it. */
const en = {
  times: (factor: string) => `${factor}×`,
  faster: (runner: string) => `as fast as ${runner} on TypeScript files`,
  /** No-break spaces keep a unit in the line of its number. */
  timeDetail: (files: number, rstest: string, time: string, runner: string) =>
    `${rstest}\u00a0s instead of ${time}\u00a0s for ${files} files without a cache (${runner})`,
  lessMemory: (runner: string) => `less memory than ${runner}`,
  memoryDetail: (files: number, rstest: number, memory: number, runner: string) =>
    `${rstest}\u00a0MB instead of ${memory}\u00a0MB for the same ${files} files (${runner})`,
  inPage: 'examples you can run on this site',
  examplesOf: (examples: number, version: string) =>
    `All ${examples} examples ran with Rstest ${version}; the output shown is what it printed.`,
  features: 'Features',
  oneBuild: {
    alt: 'From your build config and your source code, Rspack builds both your app and your tests.',
    config: 'Your build config',
    configDetail: 'plugins, aliases, loaders',
    source: 'Your source code',
    sourceDetail: 'TypeScript, JSX, CSS',
    app: 'Your app',
    appDetail: 'what you ship',
    tests: 'Your tests',
    testsDetail: 'what Rstest runs',
  },
  footer: [
    {
      title: 'Documentation',
      links: [
        { text: 'Quick start', href: '/guide/start/quick-start' },
        { text: 'Config', href: '/config/' },
        { text: 'API', href: '/api/' },
        { text: 'Playground', href: '/playground' },
        { text: 'Releases', href: '/guide/releases/' },
      ],
    },
    {
      title: 'Migrate',
      links: [
        { text: 'From Jest', href: '/guide/migration/jest' },
        { text: 'From Vitest', href: '/guide/migration/vitest' },
        { text: 'Converter', href: '/guide/migration/convert' },
        { text: 'Comparison', href: '/guide/start/comparison' },
      ],
    },
    {
      title: 'Community',
      links: [
        { text: 'GitHub', href: REPOSITORY },
        { text: 'Discord', href: DISCORD },
        { text: 'X', href: X },
        { text: 'Troubleshooting and help', href: '/guide/help/' },
      ],
    },
    {
      title: 'Ecosystem',
      links: [
        { text: 'Rspack', href: 'https://rspack.rs/' },
        { text: 'Rsbuild', href: 'https://rsbuild.rs/' },
        { text: 'Rslib', href: 'https://rslib.rs/' },
        { text: 'Rspress', href: 'https://rspress.rs/' },
      ],
    },
  ],
};

const zh: typeof en = {
  times: (factor) => `${factor} 倍`,
  faster: (runner) => `与 ${runner} 相比的运行速度（TypeScript 文件）`,
  timeDetail: (files, rstest, time, runner) =>
    `无缓存运行 ${files} 个文件：${rstest}\u00a0秒，${runner} 为 ${time}\u00a0秒`,
  lessMemory: (runner) => `与 ${runner} 相比节省的内存`,
  memoryDetail: (files, rstest, memory, runner) =>
    `运行同样的 ${files} 个文件：${rstest}\u00a0MB，${runner} 为 ${memory}\u00a0MB`,
  inPage: '个示例可以直接在页面中运行',
  examplesOf: (examples, version) =>
    `全部 ${examples} 个示例都在 Rstest ${version} 上运行过，文中的输出均为实际输出。`,
  features: '功能',
  oneBuild: {
    alt: 'Rspack 用同一份构建配置和源代码，既构建应用，也构建测试。',
    config: '构建配置',
    configDetail: '插件、别名、loader',
    source: '源代码',
    sourceDetail: 'TypeScript、JSX、CSS',
    app: '应用',
    appDetail: '发布给用户',
    tests: '测试',
    testsDetail: '由 Rstest 运行',
  },
  footer: [
    {
      title: '文档',
      links: [
        { text: '快速开始', href: '/guide/start/quick-start' },
        { text: '配置', href: '/config/' },
        { text: 'API', href: '/api/' },
        { text: '演练场', href: '/playground' },
        { text: '版本发布', href: '/guide/releases/' },
      ],
    },
    {
      title: '迁移',
      links: [
        { text: '从 Jest 迁移', href: '/guide/migration/jest' },
        { text: '从 Vitest 迁移', href: '/guide/migration/vitest' },
        { text: '转换器', href: '/guide/migration/convert' },
        { text: '功能对比', href: '/guide/start/comparison' },
      ],
    },
    {
      title: '社区',
      links: [
        { text: 'GitHub', href: REPOSITORY },
        { text: 'Discord', href: DISCORD },
        { text: 'X', href: X },
        { text: '故障排查与帮助', href: '/guide/help/' },
      ],
    },
    {
      title: '生态',
      links: [
        { text: 'Rspack', href: 'https://rspack.rs/zh/' },
        { text: 'Rsbuild', href: 'https://rsbuild.rs/zh/' },
        { text: 'Rslib', href: 'https://rslib.rs/zh/' },
        { text: 'Rspress', href: 'https://rspress.rs/zh/' },
      ],
    },
  ],
};

export const HOME_TEXT: Record<Language, typeof en> = { en, zh };
