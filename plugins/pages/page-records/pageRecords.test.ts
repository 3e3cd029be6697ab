import { expect, test } from 'vitest';
import { belowOverview } from './pageRecords.ts';

const page = (routePath: string, frontmatter = {}) => ({
  routePath,
  toc: [
    { id: 'use', text: 'Use', depth: 2, charIndex: 0 },
    { id: 'detail', text: 'Detail', depth: 3, charIndex: 0 },
  ],
  frontmatter: { description: `About ${routePath}`, ...frontmatter },
});

test('an overview has the pages of its section, with their level 2 headings', () => {
  const overview = page('/guide/help/');
  const pages = ['/guide/help/faq', '/guide/advanced/ci', '/config/bail'].map((path) => page(path));
  const headings = [{ id: 'use', text: 'Use', depth: 2 }];
  expect(belowOverview(overview, [overview, ...pages])).toEqual([
    { routePath: '/guide/help/faq', description: 'About /guide/help/faq', headings },
    { routePath: '/guide/advanced/ci', description: 'About /guide/advanced/ci', headings },
  ]);
});

test('an overview configures the levels that it lists', () => {
  const overview = page('/config/', { overviewHeaders: [3] });
  const [below] = belowOverview(overview, [page('/config/bail')]);
  expect(below?.headings.map(({ id }) => id)).toEqual(['detail']);
});
