import type { PageFacts } from './shownPage';

/** What only the text of a page says: it is written down by then. */
const WRITTEN = new Set(['api', 'features', 'hero', 'options']);

/**
 * Pure: what browsers are told of a page. The rest stands in its HTML already, the headings too,
 * which `readToc` finds there.
 */
export function browserFacts({ toc: _, ...facts }: PageFacts): Omit<PageFacts, 'toc'> {
  const { rstest, examplesRan } = Object(facts.frontmatter.freshness);
  const asked = Object.entries(facts.frontmatter).filter(([name]) => !WRITTEN.has(name));
  return {
    ...facts,
    frontmatter: {
      ...Object.fromEntries(asked),
      ...(rstest === undefined ? {} : { freshness: { rstest, examplesRan } }),
    },
    ...(facts.section && { section: withoutFileKeys(facts.section) }),
  };
}

/** Rspress' own mark of each entry's file. */
function withoutFileKeys<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, part) => (key === '_fileKey' ? undefined : part)));
}
