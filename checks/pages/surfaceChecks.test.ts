import { expect, test } from 'vitest';
import { formatProblem } from '../../content/problem.ts';
import { INSTALLED_EXPORTS, installedOptions } from '../../tests/support/checks/facts/installed.ts';
import { pageOf } from '../../tests/support/content/pageOf.ts';
import { checkSurface } from './surfaceChecks.ts';

const installed = {
  name: 'pkg',
  version: '1.0.0',
  options: installedOptions(),
  exports: INSTALLED_EXPORTS,
  flags: new Map([
    ['', [{ names: ['-w', '--watch'], value: '' }]],
    ['run', [{ names: ['--pool'], value: '<type>' }]],
  ]),
};

const everything = [
  pageOf('`test`, `it` and `rs.fn()`', 'docs/en/index.mdx'),
  pageOf('```ts\nrs.spyOn(object); rs.fn;\n```', 'docs/en/api/rstest/a.mdx'),
  pageOf('`mockReset`', 'docs/en/api/rstest/mockInstance.mdx'),
  pageOf('`soft`, `poll`, `toBe(1)` and `.toEqual`', 'docs/en/api/test-api/expect.mdx'),
  pageOf('`--watch` and `--pool <type>`', 'docs/en/guide/basic/cli.mdx'),
];

const shown = (pages: Parameters<typeof checkSurface>[0]) =>
  checkSurface(pages, installed).map(formatProblem);

test('names in code count as mentioned', () => {
  expect(shown(everything)).toEqual([]);
});

test('other names are reported, with the page or folder that they belong to', () => {
  const pages = [
    pageOf('`test`, `rs`, `exit` and it', 'docs/en/index.mdx'),
    pageOf('`spyOnce`', 'docs/en/api/rstest/a.mdx'),
    pageOf('`mockResetAll`', 'docs/en/api/rstest/mockInstance.mdx'),
    pageOf('`toBeCalled`', 'docs/en/api/test-api/expect.mdx'),
    pageOf('`--pool.type` `--watcher`', 'docs/en/guide/basic/cli.mdx'),
  ];
  expect(shown(pages)).toEqual([
    'docs/en:1: exports not mentioned: it',
    'docs/en/api/rstest:1: members of rs not mentioned: fn, spyOn',
    'docs/en/api/rstest/mockInstance.mdx:1: mock members not mentioned: mockReset',
    'docs/en/api/test-api/expect.mdx:1: members of expect not mentioned: soft, poll',
    'docs/en/api/test-api/expect.mdx:1: matchers not mentioned: toBe, toEqual',
    'docs/en/guide/basic/cli.mdx:1: flags not mentioned: --watch, --pool',
  ]);
});

test('missing pages are reported by another check', () => {
  expect(shown([])).toEqual([]);
});
