import type { Language } from '../../theme/text.ts';

interface TwinText {
  /** Stands between a name and what is said of it. */
  colon: string;
  /** Said before output, in two parts: the command stands between them. */
  outputOf: readonly [before: string, after: string];
}

/** The words that only the twins show; what the theme shows too comes from its own table. */
export const TWIN_TEXT: Record<Language, TwinText> = {
  en: { colon: ': ', outputOf: ['Output of ', ':'] },
  zh: { colon: '：', outputOf: ['', ' 的输出：'] },
};
