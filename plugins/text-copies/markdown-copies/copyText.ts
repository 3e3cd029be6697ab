import type { Language } from '../../../content/languages.ts';

interface CopyText {
  /** Between a name and its description. */
  colon: string;
  /** Introduces output, in two parts: the command is between them. */
  outputOf: readonly [before: string, after: string];
}

/** The text that only the copies contain; the rest is in the theme's tables. */
export const COPY_TEXT: Record<Language, CopyText> = {
  en: { colon: ': ', outputOf: ['Output of ', ':'] },
  zh: { colon: '：', outputOf: ['', ' 的输出：'] },
};
