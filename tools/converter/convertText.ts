import type { Kind, Level } from 'convert-tests';
import type { Language } from '../../content/languages';
import type { ConvertOutcome } from './createConverter.ts';

type Reason = Extract<ConvertOutcome, { ok: false }>['reason'];

/** UI text of the converter, loaded with its code. */
const en = {
  tool: 'Converter',
  choose: 'Choose files',
  examples: 'Try an example',
  kinds: {
    'jest-config': 'Jest config',
    'jest-json': 'Jest config (JSON)',
    'vitest-config': 'Vitest config',
    'jest-test': 'Jest test',
    'vitest-test': 'Vitest test',
  } satisfies Record<Kind, string>,
  settings: 'Settings',
  kind: 'Kind',
  detected: (kind: string | undefined) => (kind ? `Detected: ${kind}` : 'Detect'),
  globals: 'Global functions',
  globalsImport: 'Import them',
  globalsKeep: 'Keep them (globals: true)',
  files: 'Files',
  clear: 'Remove all',
  name: 'File name',
  input: 'Jest or Vitest',
  placeholder: 'Paste a configuration or a test file, or drop files here',
  result: 'Rstest',
  changes: 'Changes',
  copy: 'Copy',
  download: 'Download',
  downloadAll: 'Download all',
  notes: 'Notes',
  levels: { change: 'Changed', check: 'Check', manual: 'By hand' } satisfies Record<Level, string>,
  goToLine: (line: number) => `Line ${line}`,
  goToNote: (line: number) => `Note about line ${line}`,
  section: 'Details',
  summary: (changes: number, checks: number, manual: number) =>
    [
      `${changes} ${changes === 1 ? 'change' : 'changes'}`,
      ...(checks > 0 ? [`${checks} to check`] : []),
      `${manual} to do by hand`,
    ].join(', '),
  unchanged: 'No changes needed',
  nothingToCheck: 'Converted, with nothing to check',
  working: 'Converting…',
  failed: {
    empty: 'There’s nothing to convert yet.',
    unknown:
      'This doesn’t look like a Jest or Vitest configuration or test file. If it is one, choose its kind.',
    'too large': 'This file is too large to convert here.',
    'too deep': 'This code is nested too deeply to convert here.',
    syntax: 'Syntax error',
    timeout: 'The conversion took too long and was stopped.',
    failed: 'The converter failed. Reload the page, or use the migration guides.',
  } satisfies Record<Reason, string>,
  syntaxError: (line: number, column: number, detail: string) =>
    `Syntax error: line ${line}, column ${column}. ${detail}`,
  moreLines: (lines: number) =>
    `${lines === 1 ? '1 more line isn’t' : `${lines} more lines aren’t`} shown here. To get everything, copy or download the result.`,
  moreNotes: (notes: number) =>
    `${notes === 1 ? '1 more note isn’t' : `${notes} more notes aren’t`} shown here. To see the rest, convert a part of the file.`,
};

export type ConvertText = typeof en;

const zh: ConvertText = {
  tool: '转换器',
  choose: '选择文件',
  examples: '试试示例',
  kinds: {
    'jest-config': 'Jest 配置',
    'jest-json': 'Jest 配置（JSON）',
    'vitest-config': 'Vitest 配置',
    'jest-test': 'Jest 测试',
    'vitest-test': 'Vitest 测试',
  },
  settings: '设置',
  kind: '类型',
  detected: (kind) => (kind ? `自动识别：${kind}` : '自动识别'),
  globals: '全局函数',
  globalsImport: '改为导入',
  globalsKeep: '保留（globals: true）',
  files: '文件',
  clear: '全部移除',
  name: '文件名',
  input: 'Jest 或 Vitest',
  placeholder: '粘贴配置或测试文件，也可以把文件拖到这里',
  result: 'Rstest',
  changes: '改动',
  copy: '复制',
  download: '下载',
  downloadAll: '全部下载',
  notes: '说明',
  levels: { change: '已改', check: '请检查', manual: '需手动处理' },
  goToLine: (line) => `第 ${line} 行`,
  goToNote: (line) => `第 ${line} 行的说明`,
  section: '详情',
  summary: (changes, checks, manual) =>
    [
      `${changes} 处改动`,
      ...(checks > 0 ? [`${checks} 处需检查`] : []),
      `${manual} 处需手动处理`,
    ].join('，'),
  unchanged: '无需改动',
  nothingToCheck: '已转换，没有需要检查的内容',
  working: '正在转换…',
  failed: {
    empty: '还没有可转换的内容。',
    unknown: '这不是 Jest 或 Vitest 的配置或测试。如果识别有误，请手动选择类型。',
    'too large': '文件太大，无法在这里转换。',
    'too deep': '代码嵌套过深，无法在这里转换。',
    syntax: '语法错误',
    timeout: '转换耗时过长，已停止。',
    failed: '转换失败。请刷新页面，或参考迁移指南。',
  },
  syntaxError: (line, column, detail) => `语法错误：第 ${line} 行第 ${column} 列。${detail}`,
  moreLines: (lines) => `此处还有 ${lines} 行未显示。要获取全部内容，可以复制或下载结果。`,
  moreNotes: (notes) => `此处还有 ${notes} 条说明未显示。要查看它们，可以只转换文件的一部分。`,
};

export const CONVERT_TEXT: Readonly<Record<Language, ConvertText>> = { en, zh };

/** The status of a conversion, in one line. An `outcome` is missing during the conversion. */
export function summaryOf(outcome: ConvertOutcome | undefined, text: ConvertText): string {
  if (!outcome) return text.working;
  if (!outcome.ok) {
    const { reason, line, column = 1, detail = '' } = outcome;
    return line ? text.syntaxError(line, column, detail) : text.failed[reason];
  }
  const { notes, diff } = outcome;
  if (notes.length === 0) {
    // Imports and names change without a note.
    return diff.every(({ kind }) => kind === 'same') ? text.unchanged : text.nothingToCheck;
  }
  const count = (level: Level) => notes.filter((note) => note.level === level).length;
  return text.summary(count('change'), count('check'), count('manual'));
}
