import type { PlayText } from 'run-examples/playground';
import type { Language } from '../../../content/languages';

/** UI text of the playground, loaded with the code that shows it. */
const en: PlayText = {
  label: 'Playground',
  templates: 'Templates',
  files: 'Files',
  code: 'Code',
  tests: 'Tests',
  panes: 'Playground panes',
  loading: 'Loading…',

  watch: 'Watch',
  share: 'Copy link',
  reset: 'Reset',

  newFile: 'New file',
  rename: 'Rename file',
  remove: 'Delete file',
  path: 'File path',
  create: 'Create file',
  cancel: 'Cancel',
  pathProblems: {
    invalid:
      'Use letters, digits, and . _ - + @ $ in names, and / between folders. Some names, such as node_modules, are reserved.',
    taken: 'There’s already a file or folder with this name.',
  },
  removed: (path) => `Deleted ${path}.`,
  noFile: 'The project has no files. Choose a template, or reset the project.',

  notRun: 'No tests have run yet. To run them, choose Run.',
  bundled:
    'This example was built with Rstest’s bundler. After a change, it runs without the bundler.',
  notes: 'Not available in the playground',
  settingNote: (name) => `${name} has no effect in the playground.`,
  configNote: (path) =>
    `${path} can’t be read without running it, so the playground uses the defaults.`,
  callNote: (name, path) =>
    `${name} in ${path} requires Rstest’s bundler, which the playground doesn’t have.`,
  importNote: (specifier, path) =>
    `${path} imports ${specifier}, which requires a bundler. The playground has none.`,

  shared: 'This project came from the link. It runs only after you choose Run.',
  linkBroken: 'The project in the link isn’t available, so the playground shows a different one.',
  linkCopied: 'Link copied',
  linkTooLong: 'Your changes are too long for a link.',
};

const zh: PlayText = {
  label: '演练场',
  templates: '模板',
  files: '文件',
  code: '代码',
  tests: '测试',
  panes: '演练场的各个部分',
  loading: '正在加载…',

  watch: '监听',
  share: '复制链接',
  reset: '还原',

  newFile: '新建文件',
  rename: '重命名文件',
  remove: '删除文件',
  path: '文件路径',
  create: '创建文件',
  cancel: '取消',
  pathProblems: {
    invalid:
      '名称可以使用文字、数字和 . _ - + @ $，目录之间用 / 分隔。node_modules 等名称已保留，不能使用。',
    taken: '已存在同名的文件或目录。',
  },
  removed: (path) => `已删除 ${path}。`,
  noFile: '项目中没有文件。请选择模板，或还原项目。',

  notRun: '尚未运行测试。点击“运行”即可运行。',
  bundled: '本示例运行的是 Rstest 打包后的代码。修改代码后，将不经打包直接运行。',
  notes: '页面中不可用的功能',
  settingNote: (name) => `${name} 在页面中不生效。`,
  configNote: (path) => `不运行 ${path} 就无法读取配置，因此使用默认值。`,
  callNote: (name, path) => `${path} 中的 ${name} 需要 Rstest 的打包工具，而页面中没有打包工具。`,
  importNote: (specifier, path) =>
    `${path} 导入了 ${specifier}，需要打包工具才能处理，而页面中没有打包工具。`,

  shared: '这个项目来自链接，点击“运行”后才会运行。',
  linkBroken: '链接中的项目不可用，当前显示演练场自带的项目。',
  linkCopied: '链接已复制',
  linkTooLong: '改动太多，无法放进链接。',
};

export const PLAY_TEXT: Record<Language, PlayText> = { en, zh };
