import type { Language } from '../../../content/languages.ts';

/** What the page says until the converter is loaded. The converter's words are in theme/convert. */
const en = {
  loading: 'Loading the converter…',
  failed: 'The converter couldn’t be loaded. Reload the page, or use the migration guides.',
  noScript:
    'The converter needs JavaScript. Without it, look up each name in the migration guides below.',
};

const zh: typeof en = {
  loading: '正在加载转换器…',
  failed: '转换器加载失败。请刷新页面，或参考迁移指南。',
  noScript:
    '转换器需要 JavaScript。如果浏览器禁用了 JavaScript，请在下面的迁移指南里查找对应的名称。',
};

export const CONVERTER_TEXT: Record<Language, typeof en> = { en, zh };
