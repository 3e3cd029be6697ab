import { describe, expect, test } from 'vitest';
import { sentenceCaseProblem } from './sentenceCase.ts';

describe('a heading in sentence case', () => {
  test.each([
    'When to use it',
    'Loading TypeScript',
    'Chrome DevTools and other inspectors',
    'Work with Rstest from a plugin',
    "Rsbuild's options",
    'toHaveBeenCalledWith',
    'expect(value, message?)',
    'process.exit unexpectedly called',
    'skipIf and runIf',
    'Write paths from the root: The reason',
    'A named import from CommonJS',
    '\uFFFC and \uFFFC',
    '… function expects a string',
    '404',
  ])('%s', (heading) => {
    expect(sentenceCaseProblem(heading)).toBeUndefined();
  });
});

describe('a heading that is not', () => {
  test.each([
    ['When To Use It', 'use sentence case, without a capital in “To”'],
    ['Options From Rsbuild', 'use sentence case, without a capital in “From”'],
    ['Rstest Reports', 'use sentence case, without a capital in “Reports”'],
    ['\uFFFC Details', 'use sentence case, without a capital in “Details”'],
    ['when to use it', 'capitalize the first word: “when”'],
  ])('%s', (heading, problem) => {
    expect(sentenceCaseProblem(heading)).toBe(problem);
  });
});
