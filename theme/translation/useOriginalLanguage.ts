import { usePage } from '@rspress/core/runtime';
import { fileLanguage } from '../../content/routes/pageFile';
import { useLanguage, usePathRules } from '../i18n/paths';

/** The language of a page that's shown because its translation is missing; `undefined` for other pages. */
export function useOriginalLanguage(): string | undefined {
  const { page } = usePage();
  const { languages } = usePathRules();
  const language = useLanguage();
  const original = fileLanguage(String(page._relativePath ?? ''), languages);
  return page.pageType === '404' || original === language ? undefined : original;
}
