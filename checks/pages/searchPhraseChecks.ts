import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';

const FIELD = 'searchPhrases';

interface Phrase {
  readonly text: string;
  readonly line: number;
}

/** How many search phrases a page must have. */
const PHRASE_COUNT = { min: 4, max: 10 };

/** Reports pages with too few or too many search phrases. A home page is found by its title. */
export function checkPhraseCount(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ file, frontMatter, frontMatterLine }) => {
    if (!frontMatter || frontMatter.pageType === 'home') return [];
    const count = frontMatter.searchPhrases?.page.length ?? 0;
    const { min, max } = PHRASE_COUNT;
    if (count >= min && count <= max) return [];
    const message = `${FIELD}.page: ${min}–${max} phrases by which readers ask for the page, got ${count}`;
    return [{ file, line: frontMatterLine([FIELD, 'page']), message }];
  });
}

/**
 * Reports search phrases of sections that don't exist, and phrases that occur several times in one
 * language: a phrase belongs only to the page or section that readers should see first.
 */
export function checkSearchPhrases(pages: readonly Page[]): Problem[] {
  const firstPlaces = new Map<string, string>();
  return pages.flatMap((page) => {
    const { file, language } = page;
    const repeated = phrasesOf(page).flatMap(({ text, line }) => {
      const key = `${language} ${text.toLowerCase()}`;
      const place = `${file}:${line}`;
      const firstPlace = firstPlaces.get(key);
      firstPlaces.set(key, firstPlace ?? place);
      if (firstPlace === undefined) return [];
      return [{ file, line, message: `${FIELD}: “${text}” is already in ${firstPlace}: keep one` }];
    });
    return [...sectionProblems(page), ...repeated];
  });
}

function sectionProblems(page: Page): Problem[] {
  const { file, frontMatter, frontMatterLine, headings, tree } = page;
  // A page that can't be parsed has no headings here, but may have them in its source.
  if (!tree) return [];
  const ids = new Set(headings.map(({ id }) => id));
  return Object.keys(frontMatter?.searchPhrases?.sections ?? {})
    .filter((id) => !ids.has(id))
    .map((id) => ({
      file,
      line: frontMatterLine([FIELD, 'sections', id]),
      message: `${FIELD}.sections: the page has no heading #${id}: write the ID of one of its headings`,
    }));
}

function phrasesOf({ frontMatter, frontMatterLine }: Page): Phrase[] {
  const { page = [], sections = {} } = frontMatter?.searchPhrases ?? {};
  const line = frontMatterLine([FIELD, 'page']);
  return [
    ...page.map((text) => ({ text, line })),
    ...Object.entries(sections).flatMap(([id, texts]) =>
      texts.map((text) => ({ text, line: frontMatterLine([FIELD, 'sections', id]) })),
    ),
  ];
}
