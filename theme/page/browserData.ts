import type { PageData } from 'static-pages';
import type { CurrentPage } from './currentPage';

/** Front matter that is only used to render the page's static parts. */
const BUILD_ONLY = new Set(['api', 'features', 'hero', 'options', 'searchPhrases']);

/**
 * The page data that is sent to browsers. The rest is already in the page's HTML, including the
 * headings, which `readToc` reads from there, and the sidebar.
 */
export function browserData(page: PageData) {
  const { toc: _, section: _s, below: _b, freshness: _f, facts: _p, ...data } = page as CurrentPage;
  const needed = Object.entries(data.frontmatter).filter(([name]) => !BUILD_ONLY.has(name));
  return { ...data, frontmatter: Object.fromEntries(needed) };
}
