import { expect, test } from 'vitest';
import { clientData } from '../../../../theme/page/clientData.ts';
import type { PageData } from '../../../../theme/page/loadedPage.ts';

const FACTS: PageData = {
  routePath: '/config/bail',
  lang: 'en',
  version: '',
  _relativePath: 'en/config/bail.mdx',
  pageType: 'doc',
  title: 'bail',
  toc: [{ id: 'when', text: 'When', depth: 2 }],
  frontmatter: { title: 'bail', options: [{ path: 'bail' }], outline: false },
  crumbs: [{ text: 'Configuration', href: '/config/' }],
  counterparts: ['/config/bail'],
};

test('what is in the HTML of a page is not sent again as data', () => {
  const freshness = { rstest: '1.0.0', examplesRan: true, options: {}, names: [] };
  const items = [{ text: 'bail', link: '/config/bail.html' }];
  const { toc: _, ...rest } = FACTS;
  const data = clientData({
    ...FACTS,
    freshness,
    section: { path: '/config/', items },
    below: [{ routePath: '/config/a', headings: [] }],
  });
  expect(data).toEqual({ ...rest, frontmatter: { title: 'bail', outline: false } });
});

test('a page without section and version has neither', () => {
  const data = clientData(FACTS);
  expect(data.frontmatter).toEqual({ title: 'bail', outline: false });
  expect(data).not.toHaveProperty('section');
});
