import { describe, expect, test } from 'vitest';
import { sentenceCaseFault } from '../../../../plugins/content-checks/sentenceCase.ts';

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
    expect(sentenceCaseFault(heading)).toBeUndefined();
  });
});

describe('a heading that is not', () => {
  test.each([
    ['When To Use It', '“To” needs no capital: sentence case'],
    ['Options From Rsbuild', '“From” needs no capital: sentence case'],
    ['Rstest Reports', '“Reports” needs no capital: sentence case'],
    ['\uFFFC Details', '“Details” needs no capital: sentence case'],
    ['when to use it', 'begin it with a capital: “when”'],
  ])('%s', (heading, fault) => {
    expect(sentenceCaseFault(heading)).toBe(fault);
  });
});
