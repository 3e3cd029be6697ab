import { expect, test } from 'vitest';
import { browserFacts } from '../../../../theme/page/browserFacts.ts';
import type { PageFacts } from '../../../../theme/page/shownPage.ts';

const FACTS: PageFacts = {
  routePath: '/config/bail',
  lang: 'en',
  version: '',
  _relativePath: 'en/config/bail.mdx',
  pageType: 'doc',
  title: 'bail',
  toc: [{ id: 'when', text: 'When', depth: 2 }],
  frontmatter: { title: 'bail', options: [{ path: 'bail' }], outline: false },
  twins: ['/config/bail'],
};

test('what the HTML of a page says is not said again beside it', () => {
  const freshness = { rstest: '1.0.0', examplesRan: true, options: { bail: {} }, names: [] };
  const items = [{ text: 'bail', link: '/config/bail.html', _fileKey: 'en/config/bail' }];
  const { toc: _, ...rest } = FACTS;
  const told = browserFacts({
    ...FACTS,
    frontmatter: { ...FACTS.frontmatter, freshness },
    section: { path: '/config/', items },
  });
  expect(told).toEqual({
    ...rest,
    frontmatter: {
      title: 'bail',
      outline: false,
      freshness: { rstest: '1.0.0', examplesRan: true },
    },
    section: { path: '/config/', items: [{ text: 'bail', link: '/config/bail.html' }] },
  });
});

test('a page of no section and no known version has neither', () => {
  const told = browserFacts(FACTS);
  expect(told.frontmatter).toEqual({ title: 'bail', outline: false });
  expect(told).not.toHaveProperty('section');
});
