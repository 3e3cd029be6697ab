import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { describe, expect, test } from 'vitest';
import { BODY, pageOf } from '../../tests/support/content/pageOf.ts';
import { checkCallouts } from './calloutChecks.ts';

const notClosed = (kind: string) => `:::${kind} is not closed by ::: with an empty line before it`;
const STRAY = "::: doesn't close a callout: add an empty line before it";

/** Whether the installed Rspress renders any `:::` literally. */
async function leavesMarks(body: string): Promise<boolean> {
  const module = await compile({
    source: pageOf(body).source,
    filepath: '/docs/en/a.mdx',
    docDirectory: '/docs',
    config: { markdown: {} },
    routeService: null,
    pluginDriver: null,
  });
  return module.includes(':::');
}

describe.each<[body: string, problems: [line: number, message: string][]]>([
  [':::tip\nText.\n:::', []],
  [':::tip Title\n\nText with `code`.\n\n:::', []],
  [':::warning\n\n- a list\n\n:::', []],
  [':::danger\n\n```ts\ncode\n```\n\n:::\n\n:::info\nMore.\n:::', []],
  ['Text.\n\n:::tip\nEnds with `code`\n:::', []],
  ['- item\n\n  :::tip\n  Text.\n  :::', []],
  [
    ':::tip\n\n- a list\n:::',
    [
      [BODY, notClosed('tip')],
      [BODY + 3, STRAY],
    ],
  ],
  [
    ':::tip\n\n| a |\n| - |\n| b |\n:::',
    [
      [BODY, notClosed('tip')],
      [BODY + 5, STRAY],
    ],
  ],
  [':::tip\n\nText.', [[BODY, notClosed('tip')]]],
  ['Text.\n\n:::', [[BODY + 2, STRAY]]],
  ['Text.\n:::tip\nMore.\n:::', [[BODY + 1, STRAY]]],
])('%j', (body, problems) => {
  test('is judged', () => {
    const expected = problems.map(([line, message]) => ({ file: 'docs/en/a.mdx', line, message }));
    expect(checkCallouts([pageOf(body)])).toEqual(expected);
  });

  test('is judged as the installed Rspress takes it', async () => {
    expect(await leavesMarks(body)).toBe(problems.length > 0);
  });
});

test('an unknown kind is named', () => {
  expect(checkCallouts([pageOf('\n:::attention\nText.\n:::')])).toEqual([
    {
      file: 'docs/en/a.mdx',
      line: BODY + 1,
      message:
        ':::attention is not a callout: use tip, note, info, important, warning, caution, danger, details',
    },
  ]);
});
