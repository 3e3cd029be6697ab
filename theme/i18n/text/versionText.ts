import type { Language } from '../../../content/languages.ts';

/** The words of the reader's Rstest version. They come with the code that shows them. */
const en = {
  title: 'Your Rstest version',
  help: 'Options and examples that came with a later version are dimmed and marked with it, and defaults that changed since show their former value. If your version isn’t listed, choose the closest older one.',
  label: 'Version',
  latest: (version: string) => `Latest (${version})`,
  apply: 'Apply',
  cancel: 'Cancel',
  cameWith: (version: string) => `came with ${version}`,
  defaultIn: (version: string) => `Default in ${version}`,
  formerDefault: (version: string) => `in ${version}`,
  youUse: (version: string) => `You use Rstest ${version}.`,
  wholePage: (version: string) => `This page is about something that came with ${version}.`,
  laterOptions: (count: number) =>
    count === 1 ? '1 option on this page came later.' : `${count} options on this page came later.`,
  laterFunctions: (count: number) =>
    count === 1
      ? '1 function on this page came later.'
      : `${count} functions on this page came later.`,
  laterExamples: (count: number) =>
    count === 1 ? '1 example needs a later version.' : `${count} examples need a later version.`,
  formerDefaults: (count: number) =>
    count === 1 ? '1 default was different.' : `${count} defaults were different.`,
  removed: (option: string, version: string) => `${option} was removed in ${version}.`,
  /** Between two sentences. */
  joint: ' ',
  change: 'Change version',
  dismiss: 'Dismiss',
  since: (version: string) => `since ${version}`,
};

export type VersionText = typeof en;

const zh: VersionText = {
  title: '你的 Rstest 版本',
  help: '你的版本之后才引入的配置项和示例会淡化显示，并标出引入的版本；如果默认值后来有变化，会同时显示原来的值。如果列表里没有你的版本，请选择最接近的旧版本。',
  label: '版本',
  latest: (version) => `最新版本（${version}）`,
  apply: '应用',
  cancel: '取消',
  cameWith: (version) => `${version} 引入`,
  defaultIn: (version) => `${version} 的默认值`,
  formerDefault: (version) => `（${version}）`,
  youUse: (version) => `你使用的是 Rstest ${version}。`,
  wholePage: (version) => `本页介绍的功能从 ${version} 开始提供。`,
  laterOptions: (count) => `本页有 ${count} 个配置项是后来引入的。`,
  laterFunctions: (count) => `本页有 ${count} 个函数是后来引入的。`,
  laterExamples: (count) => `有 ${count} 个示例需要更新的版本。`,
  formerDefaults: (count) => `有 ${count} 个配置项的默认值不同。`,
  removed: (option, version) => `${option} 已在 ${version} 移除。`,
  joint: '',
  change: '更改版本',
  dismiss: '关闭提示',
  since: (version) => `${version} 起`,
};

export const VERSION_TEXT: Record<Language, VersionText> = { en, zh };
