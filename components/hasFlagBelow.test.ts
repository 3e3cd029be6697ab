import { expect, test } from 'vitest';
import { hasFlagBelow } from './facts/hasFlagBelow.ts';

const option = (path: string, flag?: string) => ({ path, type: 'x', project: true, flag });

test.each([
  ['an option whose part has a flag', [option('dev'), option('dev.writeToDisk', '--dev.x')], true],
  ['an option whose parts have none', [option('dev'), option('dev.client')], false],
  ['a neighbor whose name begins alike', [option('dev'), option('devtool', '--devtool')], false],
])('%s', (_case, options, found) => {
  expect(hasFlagBelow(options[0] as never, options)).toBe(found);
});
