import { usePage } from '@rspress/core/runtime';
import { useLanguage } from '../language/useLanguage';
import { usePathRules } from '../language/usePathRules';
import { contentLanguage } from './contentLanguage';

/** The language of a page that stands in for a translation; nothing for all others. */
export function useOriginalLanguage(): string | undefined {
  const { page } = usePage();
  const { languages } = usePathRules();
  const language = useLanguage();
  const written = contentLanguage(String(page._relativePath ?? ''), languages);
  return page.pageType === '404' || written === language ? undefined : written;
}
