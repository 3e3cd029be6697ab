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

test('an overview has the pages below it, with their level 2 headings', () => {
  const overview = page('/config/');
  expect(belowOverview(overview, [overview, page('/config/bail'), page('/guide/cli')])).toEqual([
    {
      routePath: '/config/bail',
      description: 'About /config/bail',
      headings: [{ id: 'use', text: 'Use', depth: 2 }],
    },
  ]);
});

test('an overview configures the levels that it lists', () => {
  const overview = page('/config/', { overviewHeaders: [3] });
  const [below] = belowOverview(overview, [page('/config/bail')]);
  expect(below?.headings.map(({ id }) => id)).toEqual(['detail']);
});
