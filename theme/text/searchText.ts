import type { Language } from './languages.ts';

/** The search dialog, with which these words come. */
const en = {
  dialog: 'Search the documentation',
  placeholder: 'Search docs',
  input: 'Search',
  results: 'Search results',
  clear: 'Clear the query',
  cancel: 'Cancel',
  noRecent: 'No recent searches',
  recent: 'Recent',
  saveRecent: 'Save this search',
  removeRecent: 'Remove this search from history',
  favorites: 'Favorites',
  removeFavorite: 'Remove this search from favorites',
  count: (count: number, query: string) =>
    count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`,
  nothing: { before: 'No results for “', after: '”' },
  suggestions: 'Try searching for',
  report: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  error: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  retry: 'Try again',
  select: 'to select',
  navigate: 'to navigate',
  close: 'to close',
  enterKey: 'Enter key',
  upKey: 'Arrow up',
  downKey: 'Arrow down',
  escapeKey: 'Escape key',
  poweredBy: 'Search by',
};

export type SearchText = typeof en;

const zh: SearchText = {
  dialog: '搜索文档',
  placeholder: '搜索文档',
  input: '搜索',
  results: '搜索结果',
  clear: '清除查询',
  cancel: '取消',
  noRecent: '没有搜索历史',
  recent: '最近搜索',
  saveRecent: '收藏此搜索',
  removeRecent: '从搜索历史中移除',
  favorites: '收藏',
  removeFavorite: '从收藏中移除',
  count: (count, query) => `“${query}”有 ${count} 条结果`,
  nothing: { before: '没有找到“', after: '”的结果' },
  suggestions: '可以试试搜索',
  report: '认为这个查询应该有结果？',
  reportLink: '告诉我们。',
  error: '无法获取结果',
  errorHelp: '请检查网络连接是否正常。',
  retry: '重试',
  select: '选择',
  navigate: '切换',
  close: '关闭',
  enterKey: '回车键',
  upKey: '上箭头键',
  downKey: '下箭头键',
  escapeKey: 'Esc 键',
  poweredBy: '搜索服务：',
};

export const SEARCH_TEXT: Record<Language, SearchText> = { en, zh };
