import { useFrontmatter, usePage } from '@rspress/core/runtime';

/** Which parts of the page are shown, according to its front matter. */
export function useDocParts() {
  const { frontmatter } = useFrontmatter();
  const { page } = usePage();
  const overview = frontmatter.overview === true;
  return {
    overview,
    sidebar: frontmatter.sidebar !== false,
    outline: !overview && frontmatter.outline !== false && page.toc.length > 0,
    footer: frontmatter.footer !== false,
  };
}
