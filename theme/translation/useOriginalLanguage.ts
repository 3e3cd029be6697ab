import { usePage } from '@rspress/core/runtime';
import { fileLanguage } from '../../content/routes/pageFile';
import { useLanguage, usePathRules } from '../i18n/paths';

/** The language of a page that is a fallback for a translation; `undefined` for all others. */
export function useOriginalLanguage(): string | undefined {
  const { page } = usePage();
  const { languages } = usePathRules();
  const language = useLanguage();
  const written = fileLanguage(String(page._relativePath ?? ''), languages);
  return page.pageType === '404' || written === language ? undefined : written;
}
