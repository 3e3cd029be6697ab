/**
 * Every word that the theme shows, in both languages. A view never holds a string: it asks
 * `useText()` for one. A key that is missing in Chinese is a type error.
 */

const en = {
  siteTitle: 'Rstest',
  siteDescription: 'Rstest is a test runner built on Rspack.',
  languageName: 'English',

  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  homeLink: 'Rstest home',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  siteMenu: 'Site menu',
  languages: 'Language',
  versions: 'Version',
  socialLinks: 'Social links',
  moreSocialLinks: 'More links',
  newTab: 'opens in a new tab',

  appearance: 'Appearance',
  switchToDark: 'Switch to dark theme',
  switchToLight: 'Switch to light theme',

  toolMenu: 'Rspack ecosystem tools',
  toolMenuTitle: 'The Rspack ecosystem',
  landingHeading: 'One toolchain, made to work together',
  landingDescription:
    'Rstest shares its bundler core with a family of tools for building, documenting, analyzing and linting JavaScript projects.',
  learnMore: 'Learn more',
  tools: {
    rspack: 'The bundler in Rust underneath them all, compatible with webpack',
    rsbuild: 'Builds web apps, set up and fast from the start',
    rspress: 'Turns Markdown into static sites such as this one',
    rslib: 'Packages libraries for every module format',
    rsdoctor: 'Shows what a build contains and where its time goes',
    rstest: 'Tests code the way it is built',
    rslint: 'Lints TypeScript with type information, at speed',
    index: 'A list of plugins, tools and articles around the ecosystem',
  },

  sidebar: 'Pages of this section',
  menuBar: 'Page navigation',
  menu: 'Menu',
  closePanel: 'Close',
  expandGroup: (group: string) => `Expand ${group}`,
  collapseGroup: (group: string) => `Collapse ${group}`,

  outlineTitle: 'ON THIS PAGE',
  scrollToTop: 'Back to top',

  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNavigation: 'Previous and next page',
  editPage: 'Edit this page',
  lastUpdated: 'Last updated',
  checkedWith: (version: string) => `Examples run with Rstest ${version}`,

  headingLink: (heading: string) => `Link to “${heading}”`,
  copyCode: 'Copy code',
  copied: 'Copied',
  copyByHand: (shortcut: string) => `Press ${shortcut} to copy, then Enter`,
  wrapCode: 'Wrap lines',
  copyMarkdown: 'Copy Markdown',
  copyingMarkdown: 'Copying…',
  copyMarkdownFailed: 'The Markdown could not be loaded',
  openInAssistant: 'Open in assistant',
  openIn: (name: string) => `Open in ${name}`,
  viewMarkdown: 'View as Markdown',
  assistantPrompt: (url: string) => `Read ${url} and answer my questions about it.`,
  zoomImage: 'Enlarge image',
  closeImage: 'Close enlarged image',

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

  factsType: 'Type',
  factsDefault: 'Default',
  factsNoDefault: 'none',
  factsFlag: 'Command line',
  factsNoFlag: 'config file only',
  factsProject: 'Per project',
  factsYes: 'yes',
  factsNo: 'no, root config only',
  factsOf: (name: string) => `Facts about ${name}`,
  factsImport: 'Import',

  packageManager: 'Package manager',

  overviewTitle: 'Overview',
  overviewFilter: 'Filter',
  overviewPlaceholder: 'Search API',
  overviewNoMatch: (query: string) => `No matching API found: ${query}`,
  overviewCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),

  notFoundCode: '404',
  notFoundTitle: 'PAGE NOT FOUND',
  takeMeHome: 'Take me home',

  footerLicense: 'Released under the MIT license.',
  otherLanguage: 'Other language',
};

export type Text = typeof en;
export type Language = 'en' | 'zh';

const zh: Text = {
  siteTitle: 'Rstest',
  siteDescription: 'Rstest 是基于 Rspack 构建的测试运行器。',
  languageName: '简体中文',

  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  homeLink: 'Rstest 首页',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  siteMenu: '站点菜单',
  languages: '语言',
  versions: '版本',
  socialLinks: '社交链接',
  moreSocialLinks: '更多链接',
  newTab: '在新标签页打开',

  appearance: '外观',
  switchToDark: '切换到深色主题',
  switchToLight: '切换到浅色主题',

  toolMenu: 'Rspack 生态工具',
  toolMenuTitle: 'Rspack 生态',
  landingHeading: '同一套工具链，协同工作',
  landingDescription:
    'Rstest 与一系列工具共用同一个打包内核，覆盖 JavaScript 项目的构建、文档、分析和代码检查。',
  learnMore: '了解更多',
  tools: {
    rspack: '整套工具的底座：用 Rust 编写、兼容 webpack 的打包工具',
    rsbuild: '开箱即用、构建迅速的 Web 应用构建工具',
    rspress: '把 Markdown 变成静态站点，本站就由它生成',
    rslib: '为各种模块格式打包 JavaScript 库',
    rsdoctor: '看清构建产物里有什么、时间花在哪里',
    rstest: '用构建代码的方式测试代码',
    rslint: '带类型信息、速度很快的 TypeScript 代码检查工具',
    index: '生态中的插件、工具与文章索引',
  },

  sidebar: '本栏目的页面',
  menuBar: '页面导航',
  menu: '菜单',
  closePanel: '关闭',
  expandGroup: (group) => `展开“${group}”`,
  collapseGroup: (group) => `收起“${group}”`,

  outlineTitle: '本页目录',
  scrollToTop: '回到顶部',

  previousPage: '上一页',
  nextPage: '下一页',
  pageNavigation: '上一页与下一页',
  editPage: '编辑此页',
  lastUpdated: '最后更新于',
  checkedWith: (version) => `示例已在 Rstest ${version} 上运行`,

  headingLink: (heading) => `“${heading}”的链接`,
  copyCode: '复制代码',
  copied: '已复制',
  copyByHand: (shortcut) => `请按 ${shortcut} 复制，然后按回车`,
  wrapCode: '自动换行',
  copyMarkdown: '复制 Markdown',
  copyingMarkdown: '正在复制…',
  copyMarkdownFailed: '无法加载 Markdown',
  openInAssistant: '在助手中打开',
  openIn: (name) => `在 ${name} 中打开`,
  viewMarkdown: '查看 Markdown',
  assistantPrompt: (url) => `请阅读 ${url}，然后回答我关于它的问题。`,
  zoomImage: '放大图片',
  closeImage: '关闭放大的图片',

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

  factsType: '类型',
  factsDefault: '默认值',
  factsNoDefault: '无',
  factsFlag: '命令行',
  factsNoFlag: '仅配置文件',
  factsProject: '项目级配置',
  factsYes: '支持',
  factsNo: '不支持，仅限根配置',
  factsOf: (name) => `${name} 的基本信息`,
  factsImport: '导入',

  packageManager: '包管理器',

  overviewTitle: '概览',
  overviewFilter: '筛选',
  overviewPlaceholder: '搜索 API',
  overviewNoMatch: (query) => `未找到匹配的 API：${query}`,
  overviewCount: (count) => `${count} 个页面`,

  notFoundCode: '404',
  notFoundTitle: '页面未找到',
  takeMeHome: '返回首页',

  footerLicense: '基于 MIT 许可证发布。',
  otherLanguage: '其他语言',
};

export const TEXT: Record<Language, Text> = { en, zh };
export const LANGUAGES: readonly Language[] = ['en', 'zh'];
