import type { Language } from '../../theme/text.ts';

interface LlmsText {
  /** Stands between a name and what is said of it, and between two names. */
  colon: string;
  /** How to read on. */
  intro: string;
  fullText: string;
  characters: (count: string) => string;
  /** The convention's own word, in every language: what follows may be left out. */
  optional: 'Optional';
  source: string;
}

/** The words of `llms.txt` and its like; no reader of the site sees them in the theme. */
export const LLMS_TEXT: Record<Language, LlmsText> = {
  en: {
    colon: ': ',
    intro:
      'Each link below leads to a page as Markdown. Any page of the site has one: put `.md` after its address, or `index.md` where the address ends with a slash.',
    fullText: 'Full text by section',
    characters: (count) => `${count} characters`,
    optional: 'Optional',
    source: 'Source: ',
  },
  zh: {
    colon: '：',
    intro:
      '下面的链接指向各页面的 Markdown 版本。站内每个页面都有：在地址后加 `.md`；地址以斜杠结尾时，加 `index.md`。',
    fullText: '各部分全文',
    characters: (count) => `${count} 个字符`,
    optional: 'Optional',
    source: '来源：',
  },
};
