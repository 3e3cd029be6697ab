import type { RunFile } from 'run-examples';
import { expect, test } from 'vitest';
import { withoutComments } from '../../../checks/examples/compareCounterparts.ts';
import { baseSource, exampleBase } from '../../../theme/run/playground/baseSource.ts';
import { readTemplates, templateSets } from './templates.ts';

const templates = readTemplates(process.cwd());

const bare = (files: readonly RunFile[]) =>
  files.map(({ path, code }) => [path, withoutComments(path.split('.').at(-1) ?? '', code)]);

test.each(templates)('only comments of the template $id are translated', ({ files }) => {
  expect(bare(files.zh)).toEqual(bare(files.en));
  expect(files.en.length).toBeGreaterThan(2);
});

test('every template can be planned for the playground’s pages', () => {
  const pages = templateSets(templates);
  expect(pages.map(({ path }) => path)).toEqual([
    'run/sets/playground.json',
    'run/sets/zh/playground.json',
  ]);
  for (const { sets } of pages) {
    expect(sets.map(({ name }) => name)).toEqual(templates.map(({ id }) => id));
    for (const { plan } of sets) expect(plan.options.tests.length).toBeGreaterThan(0);
  }
});

test.each([
  ['react', 'en', { setsUrl: '/run/sets/playground.json', set: 'react' }],
  ['react', 'zh', { setsUrl: '/run/sets/zh/playground.json', set: 'react' }],
  ['zh/guide/a:top', 'en', { setsUrl: '/run/sets/zh/guide/a.json', set: 'top' }],
  ['../../secret:top', 'en', undefined],
  ['//host/a:top', 'en', undefined],
  ['a/../b:top', 'en', undefined],
  ['<b>', 'en', undefined],
  ['', 'en', undefined],
] as const)('the project %j is found', (base, language, source) => {
  expect(baseSource(base, language)).toEqual(source);
});

test('an example is the base of its own project, wherever the site is', () => {
  const base = exampleBase('/docs/run/sets/zh/guide/index.json', 'top');
  expect(base).toBe('zh/guide/index:top');
  expect(baseSource(base, 'en')).toEqual({ setsUrl: '/run/sets/zh/guide/index.json', set: 'top' });
});
