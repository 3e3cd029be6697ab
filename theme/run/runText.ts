import type { Omitted } from 'run-examples';
import type { RunText } from 'run-examples/view';
import type { Language } from '../../content/languages';
import { PAGE_TEXT } from '../i18n/text/pageText';

/** UI text of running examples, loaded with the code that shows it. */
const en: RunText = {
  resultsOf: (path) => `Results of ${path}`,
  preparing: 'Preparing…',
  running: 'Running…',
  run: 'Run',
  stop: 'Stop',
  runAgain: 'Run again',
  closeResults: 'Close results',
  notEditable: 'This example is built with Rstest’s bundler, so its code can’t be edited here.',

  status: { pass: 'passed', fail: 'failed', skip: 'skipped', todo: 'todo' },
  count: { pass: 'passed', fail: 'failed', skip: 'skipped', todo: 'todo' },
  tally: { between: ', ', of: (count, status) => `${count} ${status}` },
  nothingRan: 'No tests ran',
  testFiles: 'Test Files',
  tests: 'Tests',
  duration: 'Duration',
  total: (count) => ` (${count})`,
  retries: (count) => `retry x${count}`,
  console: 'Console',
  omitted: (omitted) => `Too much to show here: ${listed(omitted)}.`,
  goToLine: (path, line) => `Go to line ${line} of ${path}`,
  unhandled: 'Errors outside the tests',

  stopped: 'Stopped',
  stoppedHelp: 'The run was stopped before it finished.',
  timeLimit: (seconds) => `Stopped after ${seconds} s`,
  timeLimitHelp: 'The example didn’t finish. It may contain an infinite loop.',
  messageLimit: 'Stopped: too much output',
  messageLimitHelp: (limit) =>
    `The example reported more than ${grouped(limit)} results and lines of output.`,
  syntax: 'Syntax error',
  import: 'An import can’t be resolved',
  importHelp: (specifier) => `This example has no such file or package: ${specifier}`,
  noTests: 'No tests found',
  noTestsHelp: 'This example’s test files contain no tests.',
  unavailable: 'The example could not be run',
  unavailableHelp: {
    ...PAGE_TEXT.en.loadFailures,
    start: 'The sandbox that runs examples didn’t start.',
  },
  retry: PAGE_TEXT.en.retry,
  reloadPage: PAGE_TEXT.en.reloadPage,
  exampleFailed: 'The example could not be shown.',

  editor: 'Editor',
  files: 'Files of the example',
  codeOf: (path) => `Code of ${path}`,
  edited: 'edited',
  hint: (keys) => `Tab indents. Esc, then Tab, leaves the editor. ${keys} runs.`,
  fixed: 'Read-only. Runs use this file as the page shows it.',
  reset: 'Reset',
  restore: 'Undo reset',
  copy: 'Copy code',
  copied: 'Copied',
  copyByHand: (shortcut) => `Press ${shortcut} to copy, then Enter`,
  closeEditor: 'Close editor',
  openPlayground: 'Open in playground',
};

const zh: RunText = {
  resultsOf: (path) => `${path} 的运行结果`,
  preparing: '正在准备…',
  running: '正在运行…',
  run: '运行',
  stop: '停止',
  runAgain: '重新运行',
  closeResults: '关闭运行结果',
  notEditable: '本示例经 Rstest 打包后运行，不能在此编辑代码。',

  status: { pass: '通过', fail: '失败', skip: '跳过', todo: '待办' },
  count: { pass: '个通过', fail: '个失败', skip: '个跳过', todo: '个待办' },
  tally: { between: '，', of: (count, status) => `${count} ${status}` },
  nothingRan: '没有运行任何测试',
  testFiles: '测试文件',
  tests: '测试',
  duration: '耗时',
  total: (count) => `（共 ${count} 个）`,
  retries: (count) => `重试 ${count} 次`,
  console: '控制台输出',
  omitted: (omitted) => `数量过多，未能显示：${listedZh(omitted)}。`,
  goToLine: (path, line) => `跳转到 ${path} 第 ${line} 行`,
  unhandled: '测试之外的错误',

  stopped: '已停止',
  stoppedHelp: '测试尚未全部完成，运行就被终止了。',
  timeLimit: (seconds) => `运行 ${seconds} 秒后被终止`,
  timeLimitHelp: '示例迟迟没有结束，可能存在死循环。',
  messageLimit: '已终止：输出过多',
  messageLimitHelp: (limit) => `示例输出的结果和日志超过了 ${grouped(limit)} 条。`,
  syntax: '代码有语法错误',
  import: '无法解析导入',
  importHelp: (specifier) => `本示例中没有对应的文件或包：${specifier}`,
  noTests: '没有找到测试',
  noTestsHelp: '本示例的测试文件中没有测试用例。',
  unavailable: '无法运行本示例',
  unavailableHelp: {
    ...PAGE_TEXT.zh.loadFailures,
    start: '运行示例的沙箱未能启动。',
  },
  retry: PAGE_TEXT.zh.retry,
  reloadPage: PAGE_TEXT.zh.reloadPage,
  exampleFailed: '无法显示本示例。',

  editor: '编辑器',
  files: '示例的文件',
  codeOf: (path) => `${path} 的代码`,
  edited: '已修改',
  hint: (keys) => `按 Tab 缩进，按 ${keys} 运行；按 Esc 后再按 Tab 离开编辑器。`,
  fixed: '此文件仅供查看，运行时以页面中的内容为准。',
  reset: '还原',
  restore: '撤销还原',
  copy: '复制代码',
  copied: '已复制',
  copyByHand: (shortcut) => `请按 ${shortcut} 复制，然后按回车键`,
  closeEditor: '关闭编辑器',
  openPlayground: '在演练场中打开',
};

export const RUN_TEXT: Record<Language, RunText> = { en, zh };

function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** `18,700 tests, 1 error, and 900 lines of output`. */
function listed({ tests, errors, logs }: Omitted): string {
  const parts = [
    counted(tests, ' test', ' tests'),
    counted(errors, ' error', ' errors'),
    counted(logs, ' line of output', ' lines of output'),
  ].filter((part) => part !== '');
  return new Intl.ListFormat('en').format(parts);
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${grouped(count)}${count === 1 ? one : many}`;
}

function listedZh({ tests, errors, logs }: Omitted): string {
  const parts = [
    counted(tests, ' 个测试', ' 个测试'),
    counted(errors, ' 个错误', ' 个错误'),
    counted(logs, ' 行输出', ' 行输出'),
  ].filter((part) => part !== '');
  return parts.join('、');
}
