import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../content/parsePage.ts';
import { pageOf } from '../../../tests/support/plugins/text-copies/markdown-copies/page.ts';
import { readIndexedSections } from './readIndexedSections.ts';

type Overrides = Parameters<typeof pageOf>[1];

const read = (body: string, overrides?: Overrides) => {
  const page = pageOf(body, overrides);
  const { headings } = parsePage(page.file, page.source);
  return readIndexedSections({ page, title: 'bail', headings });
};

const OPTIONS = [
  {
    ...{ path: 'bail', type: 'number', default: '0', project: false },
    ...{ flag: '--bail [number]', alias: '-b' },
  },
  { path: 'bail.inner', type: 'string | undefined', project: true },
];

test('each heading begins a section with the text below it', () => {
  const sections = read(
    [
      'Stop a run\nonce tests have **failed**.',
      '## Example {#example}',
      '- First\n- Second\n\n  deep',
      '| Name | Type |\n| --- | --- |\n| a | `number` |\n| 4.5 | 4.1–5.0 |',
      '### Deeper `code`',
      'A [link](/guide/)<br />and `a``b`.',
      '##### Not a section',
    ].join('\n\n'),
  );
  expect(
    sections.map(({ level, anchor, heading, prose, rows }) => [
      level,
      anchor,
      heading,
      prose,
      rows,
    ]),
  ).toEqual([
    [1, '', 'bail', ['Stop a run once tests have failed.'], []],
    [2, 'example', 'Example', ['First', 'Second', 'deep'], ['a | number']],
    [3, 'deeper-code', 'Deeper code', ['A link and a``b.', 'Not a section'], []],
  ]);
});

test('an option’s facts are data of the section about it, and define its names', () => {
  const [page, inner] = read('## Inner\n\n<OptionFacts path="bail.inner" />', {
    facts: { options: OPTIONS },
  });
  expect(page?.names).toEqual(['bail', '-b', '--bail']);
  expect(page?.facts).toEqual({ type: 'number', default: '0' });
  expect(inner?.names).toEqual(['bail.inner']);
  expect(inner?.facts).toEqual({ type: 'string | undefined' });
});

describe('text of', () => {
  test.each([
    [
      'tabs is without their labels',
      '<Tabs>\n<Tab label="SECRET">\n\ninside\n\n</Tab>\n</Tabs>',
      ['inside'],
    ],
    [
      'code is left out',
      'before\n\n```ts title="SECRET"\nSECRET\n```\n\n<Install packages="SECRET" />',
      ['before'],
    ],
    ['images and comments is left out', '![SECRET](/a.png)\n\n{/* SECRET */}\n\nafter', ['after']],
    [
      'a callout is without its kind',
      ':::warning Take care\nof this\n\nand that\n:::',
      ['Take care', 'of this', 'and that'],
    ],
    [
      'an unknown element is that of its children',
      '<Anything>\n\ninside\n\n</Anything>',
      ['inside'],
    ],
  ])('%s', (_what, body, prose) => {
    expect(read(body)[0]?.prose).toEqual(prose);
  });
});
