import { describe, expect, test } from 'vitest';
import { readInstalledTargets } from '../../checks/facts/targets/installedTargets.ts';
import { TARGET_KINDS, type TypeTarget } from '../../checks/facts/targets/target.ts';
import { checkTargets } from '../../checks/pages/targetChecks.ts';
import { pageOf } from '../support/content/pageOf.ts';
import { EXEMPTIONS } from './exemptions.ts';
import { readSite, root, shown } from './site.ts';

const EXEMPTIONS_FILE = 'tests/content/exemptions.ts';

const [pages, targets] = await Promise.all([readSite(), readInstalledTargets(root)]);

describe('the installed package', () => {
  const problems = checkTargets(targets, pages, EXEMPTIONS, EXEMPTIONS_FILE);

  test('is completely documented in both languages', () => {
    expect(shown(problems)).toEqual([]);
  });

  test('has targets of all kinds', () => {
    const kinds = new Set(targets.map(({ kind }) => kind));
    expect(TARGET_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe('a target', () => {
  const soft: TypeTarget = { kind: 'expect-static', id: 'expect.soft' };
  const file = 'docs/en/api/test-api/polling.mdx';
  const missingIn = (body: string, target: TypeTarget, name = file) =>
    shown(
      checkTargets([target], [pageOf(body, name), pageOf(body, counterpart(name))], [], ''),
    ).filter((text) => text.startsWith('docs/en/'));
  const counterpart = (name: string) => name.replace('/en/', '/zh/');

  test.each([
    ['a heading of code', '## `expect.soft`'],
    ['a heading of plain text', '## expect.soft {#expect-soft}'],
    ['a heading that it shares', '## expect.soft and expect.poll'],
    ['a row', '| Name | Does |\n| --- | --- |\n| `expect.soft(value)` | goes on |'],
    ['a row that is a link', '| Name | Does |\n| --- | --- |\n| [expect.soft](#soft) | goes on |'],
    ['a list item', '- `expect.soft`: goes on'],
    ['a list item that it shares', '- `expect.poll` and `expect.soft` go on'],
  ])('has a place of its own in %s', (_name, body) => {
    expect(missingIn(body, soft)).toEqual([]);
  });

  test.each([
    ['the text', 'Use `expect.soft` to go on.'],
    ['a heading about something else', '## When expect.soft helps'],
    ['another cell', '| Name | Does |\n| --- | --- |\n| going on | `expect.soft` |'],
    ['the middle of a list item', '- To go on, use `expect.soft`.'],
    ['a longer name', '## `expect.softly`'],
    ['an example', '```ts\nexpect.soft(1);\n```'],
  ])('has none in %s', (_name, body) => {
    expect(missingIn(body, soft)).toEqual([
      'docs/en/api/test-api:1: expect-static expect.soft: no heading, row or list item is about expect.soft',
    ]);
  });

  test('must be on its page', () => {
    const option: TypeTarget = { kind: 'test-option', id: 'options.retry' };
    const page = 'docs/en/api/test-api/test.mdx';
    expect(missingIn('- `retry`', option, page)).toEqual([]);
    expect(missingIn('- `retry`', option)).toEqual([
      `${page}:1: test-option options.retry: no heading, row or list item is about retry`,
    ]);
  });

  test('must be there in every language', () => {
    const english = [pageOf('## `expect.soft`', file), pageOf('', counterpart(file))];
    expect(shown(checkTargets([soft], english, [], ''))).toEqual([
      'docs/zh/api/test-api:1: expect-static expect.soft: no heading, row or list item is about expect.soft',
    ]);
  });
});

test('an exemption fails if it is no longer needed', () => {
  const rstest: TypeTarget = { kind: 'export-value', id: '@rstest/core#rstest' };
  const problemsWith = (body: string, ids: readonly string[]) => {
    const files = ['en', 'zh'].map((language) => `docs/${language}/api/rstest/mockFunctions.mdx`);
    const exemption = { kind: 'export-value' as const, ids, why: 'the same as rs' };
    const made = files.map((file) => pageOf(body, file));
    return shown(checkTargets([rstest], made, [exemption], EXEMPTIONS_FILE));
  };
  expect(problemsWith('The same as `rstest`.', [rstest.id])).toEqual([]);
  expect(problemsWith('## `rstest`', [rstest.id])).toEqual([
    `${EXEMPTIONS_FILE}:1: export-value ${rstest.id}: documented: remove the exemption`,
  ]);
  expect(problemsWith('The same as `rstest`.', [rstest.id, '@rstest/core#old'])).toEqual([
    `${EXEMPTIONS_FILE}:1: export-value @rstest/core#old: doesn't exist in the package: remove the exemption`,
  ]);
});
