import type { Language } from '../../content/languages.ts';

/** Text of the page until the converter is loaded, which has its text in convertText.ts. */
const en = {
  loading: 'Loading the converter…',
  failed: 'The converter couldn’t be loaded. Reload the page, or use the migration guides.',
  noScript:
    'The converter requires JavaScript. Without it, look up each name in the migration guides below.',
};

const zh: typeof en = {
  loading: '正在加载转换器…',
  failed: '转换器加载失败。请刷新页面，或参考迁移指南。',
  noScript:
    '转换器需要 JavaScript。如果浏览器禁用了 JavaScript，请在下面的迁移指南里查找对应的名称。',
};

export const CONVERTER_TEXT: Record<Language, typeof en> = { en, zh };

/** Text of the converter's teaser on the home page. */
const enTeaser = {
  input: 'Your Jest or Vitest test',
  result: 'With Rstest',
  problem: 'This doesn’t look like a complete Jest or Vitest test file yet.',
  notes: (count: number) =>
    count === 0
      ? 'Converted.'
      : `Converted, with ${count === 1 ? '1 note' : `${count} notes`} in the converter.`,
  failed: 'The converter couldn’t be loaded. Reload the page.',
};

const zhTeaser: typeof enTeaser = {
  input: '你的 Jest 或 Vitest 测试',
  result: '转换为 Rstest',
  problem: '这还不是一个完整的 Jest 或 Vitest 测试文件。',
  notes: (count) => (count === 0 ? '已转换。' : `已转换，转换器里有 ${count} 条说明。`),
  failed: '转换器加载失败，请刷新页面。',
};

export const TEASER_TEXT: Record<Language, typeof enTeaser> = { en: enTeaser, zh: zhTeaser };
