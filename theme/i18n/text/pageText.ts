import type { Language } from '../../../content/languages.ts';

/** UI text that every page needs in the browser. */
const en = {
  siteTitle: 'Rstest',

  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  homeLink: 'Rstest home',
  openMenu: 'Open site menu',
  closeMenu: 'Close menu',
  siteMenu: 'Site menu',
  languages: 'Language',
  versions: 'Version',
  socialLinks: 'Social links',
  moreSocialLinks: 'More links',
  newTab: 'opens in a new tab',

  switchToDark: 'Switch to dark theme',
  switchToLight: 'Switch to light theme',

  toolMenu: 'Rspack ecosystem tools',

  sidebar: 'Pages of this section',
  breadcrumbs: 'Breadcrumbs',
  menu: 'Menu',
  closePanel: 'Close',

  outlineTitle: 'ON THIS PAGE',
  scrollToTop: 'Back to top',

  copyCode: 'Copy code',
  copied: 'Copied',
  copyByHand: (shortcut: string) => `Press ${shortcut} to copy, then Enter`,
  /** The other UI text of running examples is in `theme/run/runText.ts`, which is loaded with them. */
  runFailed: 'The example couldn’t be loaded.',
  /** By `LoadFailure` of `run-examples`: why code or a file couldn't be loaded. */
  loadFailures: {
    offline: 'You’re offline. Connect to the internet and try again.',
    timeout: 'The server took too long to respond.',
    stalled: 'Part of this page took too long to load.',
    outdated: 'The site has been updated since you opened this page.',
    unreachable: 'The server can’t be reached. Check your network connection.',
    invalid: 'The server sent an unexpected response.',
  },
  retry: 'Try again',
  reloadPage: 'Reload page',
  copyMarkdown: 'Copy Markdown',
  copyingMarkdown: 'Copying…',
  copyMarkdownFailed: 'The Markdown couldn’t be loaded',
  openInAssistant: 'Open in assistant',
  openIn: (name: string) => `Open in ${name}`,
  viewMarkdown: 'View as Markdown',
  assistantPrompt: (url: string) => `Read ${url} and answer my questions about it.`,
  zoomImage: 'Enlarge image',
  closeImage: 'Close enlarged image',

  overviewTitle: 'Overview',

  notFoundCode: '404',
  notFoundTitle: 'PAGE NOT FOUND',
  takeMeHome: 'Take me home',

  search: {
    button: 'Search',
    dialog: 'Search the documentation',
    placeholder: 'Search docs',
    unavailable: 'Search couldn’t be loaded. Check your network connection.',
  },
};

export type PageText = typeof en;

const zh: PageText = {
  siteTitle: 'Rstest',

  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  homeLink: 'Rstest 首页',
  openMenu: '打开站点菜单',
  closeMenu: '关闭菜单',
  siteMenu: '站点菜单',
  languages: '语言',
  versions: '版本',
  socialLinks: '社交链接',
  moreSocialLinks: '更多链接',
  newTab: '在新标签页打开',

  switchToDark: '切换到深色主题',
  switchToLight: '切换到浅色主题',

  toolMenu: 'Rspack 生态工具',

  sidebar: '本节页面',
  breadcrumbs: '当前位置',
  menu: '菜单',
  closePanel: '关闭',

  outlineTitle: '本页目录',
  scrollToTop: '回到顶部',

  copyCode: '复制代码',
  copied: '已复制',
  copyByHand: (shortcut) => `请按 ${shortcut} 复制，然后按回车键`,
  runFailed: '无法加载示例。',
  loadFailures: {
    offline: '当前处于离线状态，请联网后重试。',
    timeout: '服务器响应超时。',
    stalled: '页面的部分内容加载超时。',
    outdated: '网站在你打开本页之后有更新。',
    unreachable: '无法连接服务器，请检查网络连接是否正常。',
    invalid: '服务器返回的内容有误。',
  },
  retry: '重试',
  reloadPage: '重新加载页面',
  copyMarkdown: '复制 Markdown',
  copyingMarkdown: '正在复制…',
  copyMarkdownFailed: '无法加载 Markdown',
  openInAssistant: '在 AI 助手中打开',
  openIn: (name) => `在 ${name} 中打开`,
  viewMarkdown: '查看 Markdown',
  assistantPrompt: (url) => `请阅读 ${url}，然后回答我关于该页面的问题。`,
  zoomImage: '放大图片',
  closeImage: '关闭放大的图片',

  overviewTitle: '概览',

  notFoundCode: '404',
  notFoundTitle: '页面未找到',
  takeMeHome: '返回首页',

  search: {
    button: '搜索',
    dialog: '搜索文档',
    placeholder: '搜索文档',
    unavailable: '无法加载搜索功能，请检查网络连接是否正常。',
  },
};

export const PAGE_TEXT: Record<Language, PageText> = { en, zh };
