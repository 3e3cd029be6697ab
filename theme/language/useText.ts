import { TEXT, type Text } from '../text';
import { useLanguage } from './useLanguage';

/** The words of the page's language. */
export function useText(): Text {
  return TEXT[useLanguage()];
}
