import type { Kind, Level } from 'convert-tests';
import type { Language } from '../../content/languages';
import type { ConvertOutcome } from './messages.ts';

type Failure = Extract<ConvertOutcome, { ok: false }>;

/** Words of the converter. They come with the code that shows them. */
export interface ConvertText {
  readonly tool: string;
  readonly choose: string;
  readonly drop: string;
  readonly examples: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly kind: string;
  readonly detected: (kind: string | undefined) => string;
  readonly globals: string;
  readonly globalsImport: string;
  readonly globalsKeep: string;
  readonly files: string;
  readonly remove: (path: string) => string;
  readonly clear: string;
  readonly name: string;
  readonly input: string;
  readonly placeholder: string;
  readonly result: string;
  readonly changes: string;
  readonly view: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: (shortcut: string) => string;
  readonly download: string;
  readonly downloadAll: string;
  readonly notes: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly goToLine: (line: number) => string;
  readonly goToNote: (line: number) => string;
  readonly section: string;
  readonly summary: (changes: number, checks: number, manual: number) => string;
  readonly unchanged: string;
  readonly working: string;
  readonly failed: (failure: Failure, characters: number) => string;
  readonly tooMany: (files: number) => string;
  readonly moreLines: (lines: number) => string;
  readonly moreNotes: (notes: number) => string;
}

const EN_REASONS: Readonly<Record<Failure['reason'], string>> = {
  empty: 'There’s nothing to convert yet.',
  unknown:
    'This doesn’t look like a Jest or Vitest configuration or test file. If it is one, choose its kind.',
  'too large': 'This file is too large to convert here.',
  'too deep': 'This code is nested too deeply to convert here.',
  syntax: 'Syntax error',
  timeout: 'The conversion took too long and was stopped.',
  failed: 'The converter failed. Reload the page, or use the migration guides.',
};

const en: ConvertText = {
  tool: 'Converter',
  choose: 'Choose files',
  drop: 'or drop files here',
  examples: 'Try an example',
  kinds: {
    'jest-config': 'Jest config',
    'jest-json': 'Jest config (JSON)',
    'vitest-config': 'Vitest config',
    'jest-test': 'Jest test',
    'vitest-test': 'Vitest test',
  },
  kind: 'Kind',
  detected: (kind) => (kind ? `Detected: ${kind}` : 'Detect'),
  globals: 'Global functions',
  globalsImport: 'Import them',
  globalsKeep: 'Keep them (globals: true)',
  files: 'Files',
  remove: (path) => `Remove ${path}`,
  clear: 'Remove all',
  name: 'File name',
  input: 'Jest or Vitest',
  placeholder: 'Paste a configuration or a test file',
  result: 'Rstest',
  changes: 'Changes',
  view: 'View',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: (shortcut) => `Press ${shortcut} to copy, then Enter`,
  download: 'Download',
  downloadAll: 'Download all',
  notes: 'Notes',
  levels: { change: 'Changed', check: 'Check', manual: 'By hand' },
  goToLine: (line) => `Line ${line}`,
  goToNote: (line) => `Note about line ${line}`,
  section: 'Details',
  summary: (changes, checks, manual) =>
    [
      `${changes} ${changes === 1 ? 'change' : 'changes'}`,
      ...(checks > 0 ? [`${checks} to check`] : []),
      `${manual} to do by hand`,
    ].join(', '),
  unchanged: 'No changes needed',
  working: 'Converting…',
  failed: ({ reason, line, column, detail }) =>
    reason === 'syntax' && line
      ? `${EN_REASONS.syntax}: line ${line}, column ${column}. ${detail ?? ''}`
      : EN_REASONS[reason],
  tooMany: (files) => `Only the first ${files} files were added.`,
  moreLines: (lines) =>
    `${lines} more lines aren’t shown here. To get all of them, copy or download the result.`,
  moreNotes: (notes) =>
    `${notes} more notes aren’t shown here. To see them, convert a part of the file.`,
};

const ZH_REASONS: Readonly<Record<Failure['reason'], string>> = {
  empty: '还没有可转换的内容。',
  unknown: '这不是 Jest 或 Vitest 的配置或测试。如果识别有误，请手动选择类型。',
  'too large': '文件太大，无法在这里转换。',
  'too deep': '代码嵌套过深，无法在这里转换。',
  syntax: '无法解析代码',
  timeout: '转换耗时过长，已停止。',
  failed: '转换失败。请刷新页面，或参考迁移指南。',
};

const zh: ConvertText = {
  tool: '转换器',
  choose: '选择文件',
  drop: '也可以把文件拖到这里',
  examples: '试试示例',
  kinds: {
    'jest-config': 'Jest 配置',
    'jest-json': 'Jest 配置（JSON）',
    'vitest-config': 'Vitest 配置',
    'jest-test': 'Jest 测试',
    'vitest-test': 'Vitest 测试',
  },
  kind: '类型',
  detected: (kind) => (kind ? `自动识别：${kind}` : '自动识别'),
  globals: '全局函数',
  globalsImport: '改为导入',
  globalsKeep: '保留（globals: true）',
  files: '文件',
  remove: (path) => `移除 ${path}`,
  clear: '全部移除',
  name: '文件名',
  input: 'Jest 或 Vitest',
  placeholder: '粘贴配置或测试文件',
  result: 'Rstest',
  changes: '改动',
  view: '视图',
  copy: '复制',
  copied: '已复制',
  copyByHand: (shortcut) => `请按 ${shortcut} 复制，然后按回车键`,
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
  working: '正在转换…',
  failed: ({ reason, line, column, detail }) =>
    reason === 'syntax' && line
      ? `${ZH_REASONS.syntax}：第 ${line} 行第 ${column} 列。${detail ?? ''}`
      : ZH_REASONS[reason],
  tooMany: (files) => `只添加了前 ${files} 个文件。`,
  moreLines: (lines) => `此处还有 ${lines} 行未显示。要获取全部内容，可以复制或下载结果。`,
  moreNotes: (notes) => `此处还有 ${notes} 条说明未显示。要查看它们，可以只转换文件的一部分。`,
};

export const CONVERT_TEXT: Readonly<Record<Language, ConvertText>> = { en, zh };
