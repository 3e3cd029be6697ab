import type { Language } from '../../content/languages';

/** UI text of the error finder, loaded with its code. */
const en = {
  label: 'Error message or output',
  hint: 'Paste a message or the complete output of Rstest. Colors, paths, and stack traces don’t matter. ',
  placeholder: 'ReferenceError: document is not defined',
  privacy: 'The text stays in your browser.',
  clear: 'Clear',
  loading: 'Loading the messages…',
  found: (count: number) =>
    count === 1 ? '1 explanation found' : `${count} explanations found, best match first`,
  similar: 'Similar message',
  place: (page: string, section: string) => `${page} › ${section}`,
  read: (place: string) => `Full explanation: ${place}`,
  nothing: 'No page explains this message.',
  search: (query: string) => `Search for “${query}”`,
  failed: 'The messages couldn’t be loaded.',
  retry: 'Try again',
  all: 'Messages covered',
};

export type ErrorsText = typeof en;

const zh: ErrorsText = {
  label: '错误信息或输出',
  hint: '粘贴一条错误信息，或者 Rstest 的全部输出。颜色、路径和调用栈不影响查找。',
  placeholder: 'ReferenceError: document is not defined',
  privacy: '粘贴的内容只留在你的浏览器中。',
  clear: '清空',
  loading: '正在加载错误信息…',
  found: (count) => (count === 1 ? '找到 1 条说明' : `找到 ${count} 条说明，最匹配的在前`),
  similar: '相似的错误信息',
  place: (page, section) => `${page} › ${section}`,
  read: (place) => `完整说明：${place}`,
  nothing: '没有找到这条错误信息的说明。',
  search: (query) => `搜索“${query}”`,
  failed: '无法加载错误信息。',
  retry: '重试',
  all: '已有说明的错误信息',
};

export const ERRORS_TEXT: Record<Language, ErrorsText> = { en, zh };
