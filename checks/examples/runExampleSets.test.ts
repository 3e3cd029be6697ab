import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf, fence } from '../../tests/support/checks/examples/block.ts';
import { copySite } from '../../tests/support/checks/examples/site.ts';
import { groupSets } from './groupSets.ts';
import { runTogether } from './runExampleSets.ts';
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
const section = (name: string, ...code: string[]) =>
  `## ${name} {#${name}}\n\n${fence('ts title="a.test.ts"', [IMPORT, ...code].join('\n'))}`;

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
