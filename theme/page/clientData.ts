import type { PageData } from './loadedPage';

/** Front matter that is only used to render the page's content. */
const BUILD_ONLY = new Set(['api', 'features', 'hero', 'options', 'searchPhrases']);

/**
 * The page data that is sent to browsers. The rest is already in the page's HTML, including the
 * headings, which `readToc` reads from there.
 */
export function clientData({ toc: _, ...data }: PageData): Omit<PageData, 'toc'> {
  const { rstest, examplesRan } = Object(data.frontmatter.freshness);
  const needed = Object.entries(data.frontmatter).filter(([name]) => !BUILD_ONLY.has(name));
  return {
    ...data,
    frontmatter: {
      ...Object.fromEntries(needed),
      ...(rstest === undefined ? {} : { freshness: { rstest, examplesRan } }),
    },
    ...(data.section && { section: withoutFileKeys(data.section) }),
  };
}

/** Drops the file key that Rspress adds to each sidebar entry. */
function withoutFileKeys<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, part) => (key === '_fileKey' ? undefined : part)));
}
