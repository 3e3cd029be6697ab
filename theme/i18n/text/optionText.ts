import type { Language } from '../../../content/languages.ts';

/** How pages name an option's type and default. The search dialog finds them by it. */
const en = {
  factsType: 'Type',
  factsDefault: 'Default',
  factsNoDefault: 'none',
};

const zh: typeof en = {
  factsType: '类型',
  factsDefault: '默认值',
  factsNoDefault: '无',
};

export const OPTION_TEXT: Record<Language, typeof en> = { en, zh };
