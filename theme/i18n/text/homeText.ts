import type { Language } from '../../../content/languages.ts';

/** Around the content of the home page. Only the build renders it. */
const en = {
  /** The unit stays in the line of its number. */
  seconds: (value: string) => `${value}\u00a0s`,
  /** Times of the other runners, each with its version. */
  otherRunner: (runner: string, value: string) => `${runner}: ${value}\u00a0s`,
  ownMedian: (runner: string, rounds: number) => `${runner}, median of ${rounds} runs`,
  separator: ' · ',
  watch: 'from save to result in watch mode',
  typescript: (files: number) => `to run ${files} TypeScript test files, no cache`,
  inPage: 'examples you can run on this site',
  examplesOf: (ran: number, rstest: string) => `of ${ran} that ran with Rstest ${rstest}`,
  features: 'Features',
  proof: (ran: number, rstest: string) =>
    `${ran} examples on this site ran with Rstest ${rstest}, and the output shown is what it printed.`,
};

const zh: typeof en = {
  seconds: (value) => `${value}\u00a0秒`,
  otherRunner: (runner, value) => `${runner}：${value}\u00a0秒`,
  ownMedian: (runner, rounds) => `${runner}，${rounds} 次运行的中位数`,
  separator: ' · ',
  watch: '监听模式下，从保存到输出新结果',
  typescript: (files) => `无缓存运行 ${files} 个 TypeScript 测试文件`,
  inPage: '个示例可以直接在页面中运行',
  examplesOf: (ran, rstest) => `共 ${ran} 个示例，均已在 Rstest ${rstest} 上运行`,
  features: '功能',
  proof: (ran, rstest) =>
    `本站的 ${ran} 个示例都在 Rstest ${rstest} 上运行过，文中的输出均为实际输出。`,
};

export const HOME_TEXT: Record<Language, typeof en> = { en, zh };
