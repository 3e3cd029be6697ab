// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { SAVED_EDITS } from '../../src/limits.ts';
import { readEdit, saveEdit } from '../../src/view/editor/useSavedEdit.ts';

const code = 'x'.repeat(SAVED_EDITS.characters / 3);

beforeEach(() => window.sessionStorage.clear());

test('the oldest edits make room for new ones', () => {
  for (const id of ['a', 'b']) saveEdit({ id, changes: { 'a.ts': code } });
  saveEdit({ id: 'a', changes: { 'a.ts': 'edited again' } });
  for (const id of ['c', 'd']) saveEdit({ id, changes: { 'a.ts': code } });
  expect(readEdit('b')).toBeUndefined();
  expect(readEdit('a')?.changes).toEqual({ 'a.ts': 'edited again' });
  expect(readEdit('d')?.changes).toEqual({ 'a.ts': code });
  expect(window.sessionStorage.getItem(SAVED_EDITS.key)?.length).toBeLessThanOrEqual(
    SAVED_EDITS.characters,
  );
});

test('an edit that is too large is not kept, nor is what it was before', () => {
  saveEdit({ id: 'a', changes: { 'a.ts': 'small' } });
  saveEdit({ id: 'a', changes: { 'a.ts': 'x'.repeat(SAVED_EDITS.characters) } });
  expect(readEdit('a')).toBeUndefined();
});

test('without changes an edit is forgotten; a stored value of another shape is ignored', () => {
  saveEdit({ id: 'a', changes: { 'a.ts': 'small' } });
  saveEdit({ id: 'a', changes: {} });
  expect(readEdit('a')).toBeUndefined();
  for (const stored of ['{', '{}', '[null, 1]', '[{"id":"a","changes":{"a.ts":1}}]']) {
    window.sessionStorage.setItem(SAVED_EDITS.key, stored);
    expect(readEdit('a')).toBeUndefined();
  }
});
