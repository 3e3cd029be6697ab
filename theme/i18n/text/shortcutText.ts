import type { Language } from '../../../content/languages.ts';

/** UI text of the list of keyboard shortcuts, with which it's loaded. */
const en = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  or: 'or',
  anywhere: 'Anywhere',
  openSearch: 'Search',
  showShortcuts: 'Show this list',
  closePopup: 'Close a dialog or a menu',
  inSearch: 'In search',
  chooseResult: 'Choose a result',
  openResult: 'Open the result',
  openInNewTab: 'Open the result in a new tab',
  inExamples: 'In an example',
  runExample: 'Run the example you’re editing',
  indent: 'Indent and unindent',
  leaveEditor: 'Leave the editor',
  otherFile: 'Go to another file',
  inCode: 'In a code block',
  showTypes: 'Show types',
  otherName: 'Go to another name',
  openDocs: 'Open the documentation for a name',
};

export type ShortcutText = typeof en;

const zh: ShortcutText = {
  title: '键盘快捷键',
  close: '关闭',
  or: '或',
  anywhere: '任意位置',
  openSearch: '搜索',
  showShortcuts: '显示此列表',
  closePopup: '关闭对话框或菜单',
  inSearch: '搜索时',
  chooseResult: '选择结果',
  openResult: '打开结果',
  openInNewTab: '在新标签页中打开结果',
  inExamples: '示例中',
  runExample: '运行正在编辑的示例',
  indent: '增加或减少缩进',
  leaveEditor: '离开编辑器',
  otherFile: '切换文件',
  inCode: '代码块中',
  showTypes: '查看各名称的类型',
  otherName: '切换名称',
  openDocs: '打开名称的文档',
};

export const SHORTCUT_TEXT: Record<Language, ShortcutText> = { en, zh };
