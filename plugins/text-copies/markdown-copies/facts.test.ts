import { expect, test } from 'vitest';
import { copyOf, lines } from '../../../tests/support/plugins/text-copies/markdown-copies/page.ts';

const options = [
  {
    path: 'a',
    type: 'string | number',
    default: "'b'",
    flag: '--a <a>',
    alias: '-a',
    project: true,
  },
  { path: 'a.b', type: '{\n  c: string;\n}', project: false },
];

test("the page's own option is below the title, others where they are requested", () => {
  expect(
    copyOf('## `b` {#b}\n\n<OptionFacts path="a.b" />', {
      facts: { options },
      frontMatter: { options: ['a', 'a.b'] },
    }),
  ).toBe(
    lines(
      '| Type | Default | Command line | Per project |',
      '| --- | --- | --- | --- |',
      "| `string \\| number` | `'b'` | `-a`, `--a <a>` | yes |",
      '',
      '## `b`',
      '',
      '| Type | Default | Command line | Per project |',
      '| --- | --- | --- | --- |',
      '| `{ c: string; }` | none | config file only | no, root config only |',
    ),
  );
});

test('facts are in the language of the page', () => {
  expect(copyOf('', { language: 'zh', facts: { options: options.slice(1) } })).toBe(
    lines(
      '| 类型 | 默认值 | 命令行 | 项目级配置 |',
      '| --- | --- | --- | --- |',
      '| `{ c: string; }` | 无 | 仅配置文件 | 不支持，仅限根配置 |',
    ),
  );
});

test('an API is shown as its import', () => {
  const api = { from: '@rstest/core', names: ['test', 'it'], since: [] };
  expect(copyOf('', { facts: { options: [], api } })).toBe(
    lines('| Import |', '| --- |', "| `import { test, it } from '@rstest/core'` |"),
  );
});

test('facts include the versions that added an option and the names of an API', () => {
  const oldest = { version: '0.1.0', orEarlier: true };
  const [option] = options.map((one) => ({ ...one, since: oldest }));
  expect(copyOf('', { facts: { options: option ? [option] : [] } })).toBe(
    lines(
      '| Type | Default | Command line | Per project | Added in |',
      '| --- | --- | --- | --- | --- |',
      "| `string \\| number` | `'b'` | `-a`, `--a <a>` | yes | 0.1.0 or earlier |",
    ),
  );
  const later = { version: '0.2.0', orEarlier: false };
  const since = [
    { since: oldest, names: ['rs'] },
    { since: later, names: ['rs.fn', 'rs.spyOn'] },
  ];
  const api = { from: '@rstest/core', names: ['rs'], since };
  expect(copyOf('', { facts: { options: [], api } })).toBe(
    lines(
      '| Import | Added in |',
      '| --- | --- |',
      "| `import { rs } from '@rstest/core'` | 0.1.0 or earlier; `rs.fn`, `rs.spyOn` 0.2.0 |",
    ),
  );
});

test('figures are a sentence and a table, without the chart', () => {
  const copy = copyOf('<Benchmark case="watch" />');
  expect(copy).toMatch(/^\d+ test files\.\n\n\| Runner \|/);
  expect(copyOf('<BenchmarkConditions />', { language: 'zh' })).toMatch(/^\| Rstest \| Vitest \|/);
});
