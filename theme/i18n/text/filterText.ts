import type { Language } from '../../../content/languages.ts';

/** What the filters of overviews and the sidebar say; loaded with them. */
const en = {
  overviewNoMatch: (query: string) => `No matching API found: ${query}`,
  sidebarNoMatch: (query: string) => `No matching page: ${query}`,
  searchAll: 'Search all pages',
  filterCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
};

export type FilterText = typeof en;

const zh: FilterText = {
  overviewNoMatch: (query) => `未找到匹配的 API：${query}`,
  sidebarNoMatch: (query) => `未找到匹配的页面：${query}`,
  searchAll: '搜索所有页面',
  filterCount: (count) => `${count} 个页面`,
};

export const FILTER_TEXT: Record<Language, FilterText> = { en, zh };
