import { useLanguage } from '../language/useLanguage';
import { PROSE_TEXT, type ProseText } from '../text/proseText';

/** The words that the build writes into texts. Nothing that every browser loads asks for them. */
export function useProseText(): ProseText {
  return PROSE_TEXT[useLanguage()];
}
