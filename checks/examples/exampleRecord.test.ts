import { expect, test } from 'vitest';
import { parsePage } from '../../content/parsePage.ts';
import { fence } from '../../tests/support/checks/examples/block.ts';
import { digestRoutes } from './digests.ts';
import { buildManifest, manifestDifferences, manifestText } from './exampleRecord.ts';
import { pageBlocks } from './pageBlocks.ts';
import { planPages } from './planPages.ts';

const SOURCE = [
  fence('bash', 'ls'),
  fence('ts title="b.test.ts"', 'b'),
  fence('ts title="a.ts"', 'a'),
  fence('ts check', 'c'),
  '## Types\n',
  fence('ts no-run="needs a browser"', 'd'),
].join('\n');

function manifestOf(files: Record<string, string>) {
  const pages = Object.entries(files).map(
    ([file, source]) => [file, pageBlocks(parsePage(file, source))] as const,
  );
  const plans = planPages(new Map(pages));
  const routes = plans.filter(({ languages }) => languages.length > 0);
  const runs = [{ args: ['run'], exit: 0, tests: { passed: 1, failed: 0, skipped: 0, todo: 0 } }];
  const ran = routes.flatMap(({ sets }) => sets.slice(0, 1).map((set) => [set, runs] as const));
  return buildManifest('0.12.0', routes, new Map(ran), digestRoutes(pages.map(([, page]) => page)));
}

test('has the blocks and result of each set by route', () => {
  const manifest = manifestOf({
    'docs/zh/x.mdx': SOURCE.replace('\na\n', '\n// 说明\na\n'),
    'docs/en/x.mdx': SOURCE,
    'docs/en/index.mdx': 'No code.\n',
  });
  expect(manifest).toEqual({
    rstest: '0.12.0',
    pages: {
      '/x': {
        digest: expect.stringMatching(/^[\da-f]{16}$/),
        languages: ['en', 'zh'],
        blocks: [
          { index: 1, set: 'top', title: 'b.test.ts', lang: 'ts', kind: 'run' },
          { index: 2, set: 'top', title: 'a.ts', lang: 'ts', kind: 'run' },
          { index: 3, set: 'top', lang: 'ts', kind: 'check' },
          { index: 4, set: 'types', lang: 'ts', kind: 'exempt', reason: 'needs a browser' },
        ],
        sets: {
          top: {
            files: ['b.test.ts', 'a.ts'],
            runs: [
              { args: ['run'], exit: 0, tests: { passed: 1, failed: 0, skipped: 0, todo: 0 } },
            ],
            page: { format: 'source' },
          },
        },
      },
    },
  });
});

test('does not depend on the order of pages', () => {
  const [a, b] = [
    { 'docs/en/a.mdx': SOURCE, 'docs/en/b/index.mdx': SOURCE },
    { 'docs/en/b/index.mdx': SOURCE, 'docs/en/a.mdx': SOURCE },
  ].map((files) => manifestText(manifestOf(files)));
  expect(a).toBe(b);
  expect(a).toMatch(/\n\}\n$/);
  expect(Object.keys(manifestOf({ 'docs/en/b/index.mdx': SOURCE }).pages)).toEqual(['/b/']);
});

test('reports differences of a file', () => {
  const now = manifestOf({ 'docs/en/x.mdx': SOURCE, 'docs/en/y.mdx': SOURCE });
  const text = manifestText(now);
  const cases: [string | undefined, string[]][] = [
    [text, []],
    [undefined, ['the file is missing']],
    ['<<<<<<<', ['the file is not a manifest']],
    ['{}', ['the file is not a manifest']],
    [text.replace('0.12.0', '0.11.9'), ['Rstest 0.12.0']],
    [text.replace('"passed": 1', '"passed": 2'), ['/x (top)']],
    [text.replace('"needs a browser"', '"slow"'), ['/x (blocks)']],
    [manifestText(manifestOf({ 'docs/en/y.mdx': SOURCE })), ['/x (top)']],
    [JSON.stringify(now), ['its formatting']],
  ];
  for (const [file, differences] of cases) {
    expect(manifestDifferences(file, now)).toEqual(differences);
  }
});

test('the digest of a page changes with its code, in either language, and with nothing else', () => {
  const digestOf = (english: string, chinese: string) =>
    manifestOf({ 'docs/en/x.mdx': english, 'docs/zh/x.mdx': chinese }).pages['/x']?.digest;
  const before = digestOf(SOURCE, SOURCE);
  expect(digestOf(`More prose.\n\n${SOURCE}`, SOURCE)).toBe(before);
  expect(digestOf(SOURCE, SOURCE.replace('\na\n', '\n// 说明\na\n'))).not.toBe(before);
  expect(digestOf(SOURCE.replace('check', 'check title="c.ts"'), SOURCE)).not.toBe(before);
});
