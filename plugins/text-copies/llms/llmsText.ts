import type { Language } from '../../../content/languages.ts';

interface LlmsText {
  /** Explains the links. */
  intro: string;
  fullText: string;
  characters: (count: string) => string;
  source: string;
  /** The description of the list of error messages. */
  errors: string;
}

/** The text of `llms.txt` and related files, which the theme doesn't show. */
export const LLMS_TEXT: Record<Language, LlmsText> = {
  en: {
    intro:
      'Each link below leads to the Markdown version of a page. Every page of the site has one: append `.md` to its URL, or `index.md` if the URL ends with a slash.',
    fullText: 'Full text by section',
    characters: (count) => `${count} characters`,
    source: 'Source: ',
    errors: 'Error messages with their explanations, as JSON',
  },
  zh: {
    intro:
      '下面的链接指向各页面的 Markdown 版本。站内每个页面都有 Markdown 版本：在 URL 后加 `.md`；如果 URL 以斜杠结尾，则加 `index.md`。',
    fullText: '各部分全文',
    characters: (count) => `${count} 个字符`,
    source: '来源：',
    errors: '错误信息及其说明（JSON）',
  },
};
