import type { SitePage } from '../../../../plugins/site/sitePages.ts';

/** A page of a site in English and Chinese, by its path. */
export function sitePage(page: string, overrides: Partial<SitePage> = {}): SitePage {
  const language = overrides.language ?? 'en';
  return {
    routePath: `${language === 'zh' ? '/zh' : ''}${page}`,
    language,
    version: '',
    page,
    title: 'Title',
    description: 'Description.',
    isHome: page === '/',
    ...overrides,
  };
}
