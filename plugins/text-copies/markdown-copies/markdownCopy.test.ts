import { expect, test } from 'vitest';
import type { PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';
import {
  copyOf,
  lines,
  pageOf,
} from '../../../tests/support/plugins/text-copies/markdown-copies/page.ts';
import { markdownCopy } from './markdownCopy.ts';

test('a title is above the text, and the front matter is gone', () => {
  expect(markdownCopy(pageOf('Text.'))).toBe('# Page\n\nText.\n');
  expect(markdownCopy(pageOf(''))).toBe('# Page\n');
});

test('a home page has its tagline first and its features last', () => {
  const frontMatter: Partial<PageFrontMatter> = {
    pageType: 'home',
    hero: {
      name: 'Page',
      text: 'A claim',
      tagline: 'More of it.',
      actions: [
        { text: 'Begin', link: '/begin', theme: 'brand' },
        { text: 'Code', link: 'https://code.test/', theme: 'alt' },
      ],
    },
    features: [
      { title: 'Fast', details: 'Very.', link: '/fast' },
      { title: 'Small', details: 'So small.' },
    ],
  };
  expect(copyOf('Text.', { frontMatter })).toBe(
    lines(
      '**A claim**',
      '',
      'More of it.',
      '',
      '- [Begin](https://site.test/begin)',
      '- [Code](https://code.test/)',
      '',
      'Text.',
      '',
      '- [Fast](https://site.test/fast): Very.',
      '- **Small**: So small.',
    ),
  );
});

test('an overview lists the pages below it, in groups, after its text', () => {
  const below = [
    { name: '', pages: [{ route: '/guide/a', title: 'a_b_c', description: 'First.' }] },
    { name: '组', pages: [{ route: '/guide/b/', title: 'B', description: '说明。' }] },
  ];
  expect(copyOf('Text.', { below, language: 'zh', frontMatter: { overview: true } })).toBe(
    lines(
      'Text.',
      '',
      '- [a_b_c](https://site.test/zh/guide/a)：First.',
      '',
      '**组**',
      '',
      '- [B](https://site.test/zh/guide/b/)：说明。',
    ),
  );
});
