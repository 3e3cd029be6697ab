import { expect, test } from 'vitest';
import { formatProblem } from '../../content/problem.ts';
import { checkFactsRecord, factsRecord, formatFacts } from './factsRecord.ts';

const installed = {
  package: '@rstest/core',
  version: '0.2.0',
  options: {
    bail: { type: 'number', default: '0', project: false },
    'output.cssModules.auto': { type: 'boolean', project: true },
  },
  names: ['test', 'rs.fn'],
};
const addedIn = {
  versions: ['0.1.0', '0.2.0'],
  options: { bail: '0.2.0' },
  names: { test: '0.1.0', 'rs.fn': '0.2.0' },
};
const recorded = factsRecord(installed, addedIn);
const check = (...args: Parameters<typeof checkFactsRecord>) =>
  checkFactsRecord(...args).map(formatProblem);

test('the record of the installed package is up to date, also after it was written and read', () => {
  expect(recorded.options.bail).toEqual({ ...installed.options.bail, since: '0.2.0' });
  expect(JSON.parse(formatFacts(recorded))).toEqual(recorded);
  expect(check(recorded, installed)).toEqual([]);
});

test('a stale record is reported with the command that renews it', () => {
  const renew = '; run npm run fix';
  expect(check(recorded, { ...installed, version: '0.3.0' })).toEqual([
    `docs/data/facts.json:1: has the facts of 0.2.0, but @rstest/core 0.3.0 is installed${renew}`,
  ]);
  const bail = { type: 'number', default: '1', project: false };
  const changed = { ...installed, options: { bail, retry: bail }, names: ['test', 'it'] };
  expect(check(recorded, changed)).toEqual([
    `docs/data/facts.json:1: differs from @rstest/core 0.2.0 in bail, output.cssModules.auto, retry, rs.fn, it${renew}`,
  ]);
  expect(check(undefined, installed)).toEqual([`docs/data/facts.json:1: missing${renew}`]);
});
