import { expect, test } from 'vitest';
import type { Release, ReleaseChange } from '../../content/releases/releases.ts';
import { pageOf } from '../../tests/support/content/pageOf.ts';
import { removedOptions } from './removedOptions.ts';
import { formerDefaults, siteVersions } from './siteVersions.ts';

const release = (version: string, ...changes: ReleaseChange[]): Release => ({
  version,
  date: '2026-01-01',
  changes,
});
const option = (change: ReleaseChange['change'], name: string): ReleaseChange => ({
  change,
  kind: 'option',
  name,
});
const ofDefault = (name: string, from: string, to: string): ReleaseChange => {
  return { change: 'changed', kind: 'default', name, from, to };
};

const RELEASES = [
  release('0.1.0'),
  release('0.2.0', option('added', 'pool.size'), ofDefault('pool', '1', '2')),
  release('0.3.0', option('removed', 'shard'), option('removed', 'shard.count')),
  release('0.4.0', option('removed', 'pool.size'), ofDefault('pool', '2', '3')),
];

test('removed options have the versions between which they existed, without their parts', () => {
  expect(removedOptions(RELEASES)).toEqual([
    { name: 'shard', from: '0.1.0', to: '0.2.0', removed: '0.3.0' },
    { name: 'pool.size', from: '0.2.0', to: '0.3.0', removed: '0.4.0' },
  ]);
});

test('an option that came back isn’t removed', () => {
  const again = [...RELEASES, release('0.5.0', option('added', 'shard'))];
  expect(removedOptions(again).map(({ name }) => name)).toEqual(['shard.count', 'pool.size']);
});

test('former defaults are in the order in which they changed', () => {
  expect(formerDefaults(RELEASES).get('pool')).toEqual([
    { before: '0.2.0', value: '1' },
    { before: '0.4.0', value: '2' },
  ]);
});

const since = (version: string) => ({ type: 'x', project: true, since: version });
const FACTS = {
  package: '@rstest/core',
  version: '0.4.0',
  versions: RELEASES.map(({ version }) => version),
  options: { pool: since('0.1.0'), 'pool.limit': since('0.3.0'), silent: since('0.2.0') },
  names: { rs: '0.1.0', 'rs.waitFor': '0.4.0', test: '0.1.0' },
};

const PAGES = [
  pageOf(
    '## Limits {#limits}\n\n### `pool.limit` {#pool-limit}\n\n<OptionFacts path="pool.limit" />\n',
    'docs/en/config/test/pool.mdx',
    'options: [pool, pool.limit]\n',
  ),
  pageOf(
    '```ts title="rstest.config.ts"\nexport default { silent: true, pool: { limit: 1 } };\n```\n',
    'docs/en/config/test/silent.mdx',
    'options: [silent]\n',
  ),
  pageOf(
    '### rs.waitFor {#waitfor}\n\n```ts title="a.test.ts"\nrs.waitFor(run);\n```\n',
    'docs/en/api/rs.mdx',
    'api: [rs, rs.waitFor]\n',
  ),
  pageOf('## All\n', 'docs/en/config/index.mdx'),
  pageOf('## Other\n', 'docs/en/guide/other.mdx'),
];

test('pages have what came, changed, and went; those for every version are left out', async () => {
  const { pages } = await siteVersions(PAGES, FACTS, RELEASES);
  expect(pages).toEqual({
    '/config/test/pool': {
      parts: [{ id: 'pool-limit', name: 'pool.limit', since: '0.3.0' }],
      defaults: {
        pool: [
          { before: '0.2.0', value: '1' },
          { before: '0.4.0', value: '2' },
        ],
      },
      removed: [{ name: 'pool.size', from: '0.2.0', to: '0.3.0', removed: '0.4.0' }],
    },
    '/config/test/silent': {
      since: '0.2.0',
      examples: [{ block: 0, since: '0.3.0', names: ['pool.limit'] }],
    },
    '/api/rs': {
      parts: [{ id: 'waitfor', name: 'rs.waitFor', since: '0.4.0' }],
      examples: [{ block: 0, since: '0.4.0', names: ['rs.waitFor'] }],
    },
    '/config/': { removed: [{ name: 'shard', from: '0.1.0', to: '0.2.0', removed: '0.3.0' }] },
  });
});
