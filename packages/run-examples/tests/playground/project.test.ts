import { describe, expect, test } from 'vitest';
import { changesBetween, projectFiles } from '../../src/project/projectFiles.ts';
import { NO_PROJECT, nextProject, type ProjectAction } from '../../src/project/projectState.ts';

const BASE = [
  { path: 'src/sum.ts', code: 'sum' },
  { path: 'test/sum.test.ts', code: 'test' },
];

const opened = (...actions: ProjectAction[]) =>
  [
    { kind: 'open', base: BASE, active: 'test/sum.test.ts', changes: {} } as const,
    ...actions,
  ].reduce(nextProject, NO_PROJECT);

describe('a project', () => {
  test('keeps what was changed, and forgets what is as it was', () => {
    const edited = opened({ kind: 'edit', path: 'src/sum.ts', code: 'more' });
    expect(edited.changes).toEqual({ 'src/sum.ts': 'more' });
    expect(nextProject(edited, { kind: 'edit', path: 'src/sum.ts', code: 'sum' }).changes).toEqual(
      {},
    );
  });

  test('gets files', () => {
    const state = opened({ kind: 'add', path: 'src/new.ts' });
    expect(state).toMatchObject({ active: 'src/new.ts', changes: { 'src/new.ts': '' } });
  });

  test('renames a file with its code', () => {
    const state = opened({ kind: 'rename', path: 'src/sum.ts', to: 'src/add.ts' });
    expect(state.changes).toEqual({ 'src/add.ts': 'sum', 'src/sum.ts': null });
    expect(state).toMatchObject({ active: 'src/add.ts' });
    expect(projectFiles(state).map(({ path }) => path)).toEqual(['test/sum.test.ts', 'src/add.ts']);
  });

  test('deletes a file, and shows another one', () => {
    const state = opened({ kind: 'delete', path: 'test/sum.test.ts' });
    expect(state).toMatchObject({ active: 'src/sum.ts', changes: { 'test/sum.test.ts': null } });
  });

  test('forgets the line to show as soon as another file is shown', () => {
    const state = opened({ kind: 'show', path: 'src/sum.ts', line: 3 });
    expect(state).toMatchObject({ active: 'src/sum.ts', target: { line: 3 } });
    const other = nextProject(state, { kind: 'show', path: 'test/sum.test.ts' });
    expect(nextProject(other, { kind: 'show', path: 'src/sum.ts' }).target).toBeUndefined();
  });

  test('is reset', () => {
    const state = opened({ kind: 'edit', path: 'src/sum.ts', code: 'more' }, { kind: 'reset' });
    expect(state.changes).toEqual({});
  });

  test('has the changes that make its files of its base', () => {
    const changes = { 'src/sum.ts': null, 'new.ts': 'new' };
    const files = projectFiles({ base: BASE, changes });
    expect(changesBetween(BASE, files)).toEqual(changes);
  });
});
