import type { Language } from '../../content/languages.ts';
import type { ReleaseChange } from '../../content/releases/releases.ts';

type Kinds = Readonly<Record<ReleaseChange['kind'], string>>;

/** The text of the tables in the pages of releases. */
const en = {
  none: 'No changes found in the packages.',
  oldest: "There's no earlier version to compare it with.",
  kind: 'Kind',
  name: 'Name',
  before: 'Before',
  after: 'After',
  version: 'Version',
  summary: 'Summary',
  kinds: {
    option: 'Option',
    default: 'Default',
    flag: 'Flag',
    export: 'Export',
    utility: 'Method',
    type: 'Type',
    requirement: 'Requirement',
  } satisfies Kinds,
};

export type ReleasesText = typeof en;

const zh: ReleasesText = {
  none: '在包里没有发现变更。',
  oldest: '没有更早的版本可供比较。',
  kind: '类别',
  name: '名称',
  before: '之前',
  after: '之后',
  version: '版本',
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
