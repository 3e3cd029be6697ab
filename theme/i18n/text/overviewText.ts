import type { Language } from '../../../content/languages.ts';

/** What the filter of an overview says; loaded with it. */
const en = {
  overviewNoMatch: (query: string) => `No matching API found: ${query}`,
  overviewCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
};

export type OverviewText = typeof en;

const zh: OverviewText = {
  overviewNoMatch: (query) => `未找到匹配的 API：${query}`,
  overviewCount: (count) => `${count} 个页面`,
};

export const OVERVIEW_TEXT: Record<Language, OverviewText> = { en, zh };
