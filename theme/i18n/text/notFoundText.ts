import type { Language } from '../../../content/languages.ts';

/** UI text of the suggestions on the not-found page, loaded with them. */
const en = {
  nearestPages: 'Were you looking for one of these pages?',
  errorQuestion: 'Looking for an error message? ',
  help: 'Troubleshooting and help',
};

const zh: typeof en = {
  nearestPages: '你要找的可能是以下页面：',
  errorQuestion: '要查找报错信息？',
  help: '故障排查与帮助',
};

export const NOT_FOUND_TEXT: Record<Language, typeof en> = { en, zh };
