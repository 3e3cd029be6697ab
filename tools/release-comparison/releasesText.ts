import type { Language } from '../../content/languages.ts';
import type { ReleaseChange } from '../../content/releases/releases.ts';

type Kinds = Readonly<Record<ReleaseChange['kind'], string>>;

/** UI text of release tables, for the build and for the comparison, which browsers load on demand. */
const en = {
  from: 'From',
  to: 'To',
  result: (from: string, to: string) => `From ${from} to ${to}`,
  counts: (added: number, changed: number, removed: number) =>
    `${added} added, ${changed} changed, ${removed} removed`,
  none: 'No changes found in the packages.',
  oldest: "There's no earlier version to compare it with.",
  reverse: 'In “To”, choose a newer version than in “From”.',
  failed: 'The comparison couldn’t be loaded. Reload the page to try again.',
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  kind: 'Kind',
  name: 'Name',
  before: 'Before',
  after: 'After',
  version: 'Version',
  published: 'Published',
  summary: 'Summary',
  kinds: {
    option: 'Option',
    default: 'Default',
    flag: 'Flag',
    export: 'Export',
    utility: 'Method',
    type: 'Type',
    requirement: 'Requirement',
  } as Kinds,
};

export type ReleasesText = typeof en;

const zh: ReleasesText = {
  from: '从',
  to: '到',
  result: (from, to) => `从 ${from} 到 ${to}`,
  counts: (added, changed, removed) => `新增 ${added} 项，变更 ${changed} 项，移除 ${removed} 项`,
  none: '在包里没有发现变更。',
  oldest: '没有更早的版本可供比较。',
  reverse: '“到”的版本要比“从”的版本新。',
  failed: '无法加载比较结果，请刷新页面重试。',
  added: '新增',
  changed: '变更',
  removed: '移除',
  kind: '类别',
  name: '名称',
  before: '之前',
  after: '之后',
  version: '版本',
  published: '发布日期',
  summary: '概要',
  kinds: {
    option: '配置项',
    default: '默认值',
    flag: '命令行选项',
    export: '导出',
    utility: '方法',
    type: '类型',
    requirement: '依赖要求',
  },
};

export const RELEASES_TEXT: Record<Language, ReleasesText> = { en, zh };
