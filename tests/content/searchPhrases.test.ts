import { expect, test } from 'vitest';
import { checkPhraseCount, checkSearchPhrases } from '../../checks/pages/searchPhraseChecks.ts';
import { parsePage } from '../../content/parsePage.ts';
import { shown } from './site.ts';

const DESCRIPTION = 'A page that is long enough described for the check of its front matter.';

function pageOf(name: string, searchPhrases: string, language = 'en') {
  const source = `---\ntitle: ${name}\ndescription: ${DESCRIPTION}\n${searchPhrases}---\n\n## Now {#now}\n`;
  return parsePage(`docs/${language}/${name}.mdx`, source);
}

test('too few phrases, unknown sections, and repeated phrases are reported', () => {
  const pages = [
    pageOf('a', 'searchPhrases:\n  page: [one, two, three, four]\n  sections:\n    now: [Five]\n'),
    pageOf(
      'b',
      'searchPhrases:\n  page: [six, seven, eight, five]\n  sections:\n    then: [nine]\n',
    ),
    pageOf('c', 'searchPhrases:\n  page: [ten]\n'),
    pageOf('d', ''),
    pageOf('a', 'searchPhrases:\n  page: [one, two, three, 四]\n', 'zh'),
  ];
  expect(shown([...checkSearchPhrases(pages), ...checkPhraseCount(pages)])).toEqual([
    'docs/en/b.mdx:7: searchPhrases.sections: the page has no heading #then: write the ID of one of its headings',
    'docs/en/b.mdx:5: searchPhrases: “five” is already in docs/en/a.mdx:7: keep one',
    'docs/en/c.mdx:5: searchPhrases.page: 4–10 phrases by which readers ask for the page, got 1',
    'docs/en/d.mdx:1: searchPhrases.page: 4–10 phrases by which readers ask for the page, got 0',
  ]);
});
