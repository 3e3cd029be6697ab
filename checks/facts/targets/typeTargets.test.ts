import { describe, expect, test } from 'vitest';
import { idsOf, openMadeUp } from '../../../tests/support/checks/facts/targets/madeUp.ts';
import { unknownSubpaths } from '../typeProgram.ts';
import { exportTargets, hookTargets } from './installedTargets.ts';
import { memberTargets, reporterTargets } from './memberTargets.ts';
import type { TargetKind } from './target.ts';

const entry = openMadeUp();

describe('exports', () => {
  const targets = exportTargets(entry);

  test('with a value are values, classes too', () => {
    expect(idsOf(targets, 'export-value')).toEqual(
      ['defineConfig', 'beforeAll', 'onTestFailed', 'test', 'Failure'].map((x) => `made-up#${x}`),
    );
  });

  test('without one are types', () => {
    const types = idsOf(targets, 'export-type');
    expect(types).toEqual(expect.arrayContaining(['made-up#TestAPIs', 'made-up#Output']));
    expect(types).not.toContain('made-up#Failure');
    expect(types).not.toContain('made-up#Stream');
  });

  test('that only take a callback are hooks', () => {
    expect(idsOf(hookTargets(entry), 'hook')).toEqual(['beforeAll', 'onTestFailed']);
  });
});

describe('members', () => {
  const targets = memberTargets(entry.types);

  test.each<[TargetKind, string[]]>([
    ['utility', ['rs.fn']],
    ['mock', ['mock.mock', 'mock.mockReset', 'mock.[Symbol.dispose]']],
    ['mock-context', ['mock.mock.calls', 'mock.mock.lastCall']],
    ['matcher', ['expect().toBe']],
    ['matcher-chai', []],
    ['expect-static', ['expect.soft']],
    ['test-modifier', ['test.only', 'test.each']],
    ['test-context', ['context.task', 'context.skip', 'context.task.id', 'context.task.name']],
    ['test-option', ['options.retry']],
    ['describe-modifier', ['describe.skip']],
    ['reporter-hook', ['reporter.onExit']],
  ])('of the kind %s', (kind, ids) => {
    expect(idsOf(targets, kind)).toEqual(ids);
  });

  test('of reporters’ options, including inline object types', () => {
    expect(idsOf(reporterTargets(entry.types), 'reporter-option')).toEqual([
      'short.color',
      'short.color.name',
      'long.stream',
      'long.lines',
      'long.lines.max',
    ]);
  });
});

test('a new entry is reported, unless it is internal', () => {
  const subpaths = ['.', './api', './browser', './internal/adapter', './package.json'];
  expect(unknownSubpaths(subpaths, ['.', './api'])).toEqual(['./browser']);
});
