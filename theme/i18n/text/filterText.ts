import type { Language } from '../../../content/languages.ts';

/** UI text of an overview's filter, loaded with the code of the filter. */
const en = {
  overviewNoMatch: (query: string) => `No matching page or heading: ${query}`,
  filterCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
};

const zh: typeof en = {
  overviewNoMatch: (query) => `未找到匹配的页面或标题：${query}`,
  filterCount: (count) => `${count} 个页面`,
};

export const FILTER_TEXT: Record<Language, typeof en> = { en, zh };
