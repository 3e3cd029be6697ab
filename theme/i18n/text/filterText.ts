import type { Language } from '../../../content/languages.ts';

/** UI text of an overview's filter, loaded with the code of the filter. */
const en = {
  overviewNoMatch: (query: string) => `No matching API found: ${query}`,
  filterCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
};

const zh: typeof en = {
  overviewNoMatch: (query) => `未找到匹配的 API：${query}`,
  filterCount: (count) => `${count} 个页面`,
};

export const FILTER_TEXT: Record<Language, typeof en> = { en, zh };
