import type { Language } from '../../../content/languages.ts';

/** UI text that only the build renders, mostly in pages' content; browsers get it as HTML. */
const en = {
  languageName: 'English',
  siteDescription: 'Rstest is a test runner built on Rspack.',

  translationNotice: 'About this translation',
  staleTranslation: (date: string) =>
    `This section is based on the English version of ${date}, which has changed since then. `,
  readOriginal: 'Read the English version',
  untranslated: 'This page hasn’t been translated yet.',

  headingLink: (heading: string) => `Link to “${heading}”`,
  wrapCode: 'Wrap lines',
  showTypes: 'Show types (arrow keys)',
  exitCode: (code: string) => `exit ${code}`,
  runCode: 'Run',
  editCode: 'Edit',

  callout: {
    tip: 'Tip',
    note: 'Note',
    info: 'Info',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
    danger: 'Danger',
    details: 'Details',
  },
  calloutTitle: (type: string, title: string) => `${type}: ${title}`,

  factsType: 'Type',
  factsDefault: 'Default',
  factsNoDefault: 'none',
  factsFlag: 'Command line',
  factsNoFlag: 'config file only',
  factsFlagBelow: 'see the options below',
  factsProject: 'Per project',
  factsYes: 'yes',
  factsNo: 'no, root config only',
  factsOf: (name: string) => `Facts about ${name}`,
  factsImport: 'Import',
  factsAddedIn: 'Added in',
  factsSeparators: { name: ', ', version: '; ' },
  orEarlier: (version: string) => `${version} or earlier`,

  packageManager: 'Package manager',

  pageMoved: 'This page has moved',

  editPage: 'Edit this page',
  feedback: 'Give feedback',
  feedbackTitle: (page: string) => `Documentation: ${page}`,
  lastUpdated: 'Last updated',
  examplesRanWith: (version: string) => `Examples run with Rstest ${version}`,
  factsCheckedWith: (version: string) => `Facts checked against Rstest ${version}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNavigation: 'Previous and next page',
  overviewFilter: 'Filter',
  overviewPlaceholder: 'Page or heading',
  footerLicense: 'Released under the MIT license.',
};

export type ProseText = typeof en;

const zh: ProseText = {
  languageName: '简体中文',
  siteDescription: 'Rstest 是基于 Rspack 构建的测试运行器。',

  translationNotice: '关于译文',
  staleTranslation: (date) => `本节依据 ${date} 的英文版翻译，此后英文原文有改动。`,
  readOriginal: '阅读英文原文',
  untranslated: '本页尚未翻译，以下为英文原文。',

  headingLink: (heading) => `“${heading}”的链接`,
  wrapCode: '自动换行',
  showTypes: '查看类型（方向键）',
  exitCode: (code) => `退出码 ${code}`,
  runCode: '运行',
  editCode: '编辑',

  callout: {
    tip: '提示',
    note: '注意',
    info: '说明',
    important: '重要',
    warning: '警告',
    caution: '小心',
    danger: '危险',
    details: '详情',
  },
  calloutTitle: (type: string, title: string) => `${type}：${title}`,

  factsType: '类型',
  factsDefault: '默认值',
  factsNoDefault: '无',
  factsFlag: '命令行',
  factsNoFlag: '仅配置文件',
  factsFlagBelow: '见下方选项',
  factsProject: '项目级配置',
  factsYes: '支持',
  factsNo: '不支持，仅限根配置',
  factsOf: (name) => `${name} 的基本信息`,
  factsImport: '导入',
  factsAddedIn: '引入版本',
  factsSeparators: { name: '、', version: '；' },
  orEarlier: (version) => `${version} 或更早`,

  packageManager: '包管理器',

  pageMoved: '本页已移动',

  editPage: '编辑此页',
  feedback: '反馈问题',
  feedbackTitle: (page) => `文档：${page}`,
  lastUpdated: '最后更新于',
  examplesRanWith: (version) => `示例已在 Rstest ${version} 上运行`,
  factsCheckedWith: (version) => `内容已对照 Rstest ${version} 核对`,
  previousPage: '上一页',
  nextPage: '下一页',
  pageNavigation: '上一页与下一页',
  overviewFilter: '筛选',
  overviewPlaceholder: '页面或标题',
  footerLicense: '基于 MIT 许可证发布。',
};

export const PROSE_TEXT: Record<Language, ProseText> = { en, zh };
