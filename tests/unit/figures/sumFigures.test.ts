import { expect, test } from 'vitest';
import { figureLines, sumFigures } from '../../figures/sumFigures.ts';

test('figures of one name are summed, in the order of the table; other annotations are none', () => {
  const sums = sumFigures([
    { type: 'figure', description: 'payloads 40' },
    { type: 'issue', description: 'pages 7' },
    { type: 'figure', description: 'pages 10' },
    { type: 'figure', description: 'payloads 1200' },
    { type: 'figure', description: 'toString 3' },
    { type: 'figure' },
  ]);
  expect([...sums]).toEqual([
    ['pages', 10],
    ['payloads', 1240],
  ]);
});

test('the sums are right-aligned before what they count', () => {
  const lines = figureLines(
    new Map([
      ['pages', 10],
      ['payloads', 1240],
    ]),
  );
  expect(lines).toEqual([
    expect.stringMatching(/^ {3}10 {2}pages /),
    expect.stringMatching(/^1,240 {2}payloads /),
  ]);
});
