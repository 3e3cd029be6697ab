import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf, fence } from '../../tests/support/checks/examples/block.ts';
import { copySite } from '../../tests/support/checks/examples/site.ts';
import { groupSets } from './groupSets.ts';
import { passingSets, runTogether } from './runExampleSets.ts';
import { openWorkspace } from './workspace.ts';

const site = copySite('hanging');
let workspace: Awaited<ReturnType<typeof openWorkspace>>;

beforeAll(async () => {
  workspace = await openWorkspace(site.root);
});
afterAll(async () => {
  await workspace.release();
  site.remove();
});

const IMPORT = "import { expect, test } from '@rstest/core';";
const file = (title: string, ...code: string[]) =>
  fence(`ts title="${title}.test.ts"`, [IMPORT, ...code].join('\n'));
const section = (name: string, ...code: string[]) =>
  `## ${name} {#${name}}\n\n${file('a', ...code)}`;

test('returns the sets that pass in one process; a failing set does not affect others', {
  timeout: 120_000,
}, async () => {
  const sets = groupSets(
    blocksOf(
      [
        section('passes', "test('a', () => expect(1).toBe(1));", "test.todo('b');"),
        section('fails', "test('a', () => expect(1).toBe(2));"),
        section('does-not-parse', "test('a', () => expect(1.toBe(2));"),
        section('imports-nothing', "import './missing';", "test('a', () => expect(1).toBe(1));"),
        section('exits', "test('a', () => process.exit(0));"),
        section('throws-at-once', "throw new Error('x');"),
        section('holds-no-test', 'expect(1).toBe(1);'),
        section('passes-too', "test.skip('a', () => {});", "test('b', () => expect(1).toBe(1));"),
      ].join('\n'),
    ),
  );
  const passed = await runTogether(workspace, sets);
  expect(passed.map(({ name }) => name)).toEqual(['passes', 'passes-too']);
});

test('a set with a file that hasn’t ended when the run was stopped doesn’t pass', () => {
  const sets = groupSets(blocksOf(`${section('hangs')}\n${file('b')}\n${section('passes')}`));
  const results = ['hangs', 'passes'].map((name) => ({ file: `/${name}/a.test.ts`, passed: true }));
  const passed = passingSets(
    sets,
    ['/hangs', '/passes'],
    results.map((result) => JSON.stringify(result)).join('\n'),
  );
  expect(passed.map(({ name }) => name)).toEqual(['passes']);
});
