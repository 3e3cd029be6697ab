import { expect, test } from 'vitest';
import type { Facts } from '../../content/facts/facts.ts';
import { formatProblem } from '../../content/problem.ts';
import { addedIn } from './addedIn.ts';
import { checkFactsRecord, factsRecord, formatFacts, type InstalledFacts } from './factsRecord.ts';

const installed = {
  package: '@rstest/core',
  version: '0.2.0',
  options: {
    bail: { type: 'number', default: '0', project: false },
    'output.cssModules.auto': { type: 'boolean', project: true },
  },
  names: ['test', 'rs.fn'],
  types: ['Reporter'],
  requirements: { 'Node.js': '>=20' },
};
const added = (kind: 'option' | 'utility', name: string) =>
  ({ change: 'added', kind, name }) as const;
const since = addedIn([
  { version: '0.1.0', date: '2026-01-01', changes: [] },
  {
    version: '0.2.0',
    date: '2026-02-01',
    changes: [added('option', 'bail'), added('utility', 'rs.fn')],
  },
]);
const recorded = factsRecord(installed, since);
const check = (record: Facts | undefined, now: InstalledFacts) =>
  checkFactsRecord(record, now, since).map(formatProblem);

test('the record of the installed package is up to date, also after it was written and read', () => {
  expect(recorded.options.bail).toEqual({ ...installed.options.bail, since: '0.2.0' });
  expect(recorded.options['output.cssModules.auto']).not.toHaveProperty('since');
  expect(recorded.names).toEqual({ test: '0.1.0', 'rs.fn': '0.2.0' });
  expect(JSON.parse(formatFacts(recorded))).toEqual(recorded);
  expect(check(recorded, installed)).toEqual([]);
});

test('a stale record is reported with the command that renews it', () => {
  const renew = '; run npm run fix';
  expect(check(recorded, { ...installed, version: '0.3.0' })).toEqual([
    `docs/data/facts.json:1: has the facts of 0.2.0, but @rstest/core 0.3.0 is installed${renew}`,
  ]);
  const bail = { type: 'number', default: '1', project: false };
  const options = { bail, retry: bail };
  const changed = { ...installed, options, names: ['test', 'it'], types: ['Matcher', 'Reporter'] };
  expect(check(recorded, changed)).toEqual([
    `docs/data/facts.json:1: differs from @rstest/core 0.2.0 in bail, output.cssModules.auto, retry, rs.fn, it, Matcher${renew}`,
  ]);
  expect(check(undefined, installed)).toEqual([`docs/data/facts.json:1: missing${renew}`]);
});
