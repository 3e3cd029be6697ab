import { useLanguage } from './paths';
import { PROSE_TEXT, type ProseText } from './text/proseText';

/** UI text that only the build renders. Code that every browser loads must not use it. */
export function useProseText(): ProseText {
  return PROSE_TEXT[useLanguage()];
}
