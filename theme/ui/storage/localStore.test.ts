// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onStoredElsewhere, readStored, writeStored } from './localStore.ts';

const kept = new Map<string, string>();
const refuse = () => {
  throw new DOMException('not allowed', 'SecurityError');
};
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const use = (changes: Partial<typeof storage>) =>
  vi.stubGlobal('localStorage', { ...storage, ...changes });

beforeEach(() => {
  kept.clear();
  use({});
});
afterEach(() => vi.unstubAllGlobals());

test('stores and reads a value', () => {
  expect(readStored('a')).toBeUndefined();
  writeStored('a', '1');
  expect(kept.get('a')).toBe('1');
  expect(readStored('a')).toBe('1');
});

test('if storage is full, the new value is used, not the stored one', () => {
  writeStored('b', 'old');
  use({ setItem: refuse });
  writeStored('b', 'new');
  expect(kept.get('b')).toBe('old');
  expect(readStored('b')).toBe('new');
});

test('a value that can be stored later replaces the one that could not', () => {
  use({ setItem: refuse });
  writeStored('c', 'unkept');
  use({});
  writeStored('c', 'kept');
  kept.set('c', 'later');
  expect(readStored('c')).toBe('later');
});

test('if storage is blocked, a value is kept for the visit', () => {
  use({ setItem: refuse, getItem: refuse });
  expect(readStored('d')).toBeUndefined();
  writeStored('d', '1');
  expect(readStored('d')).toBe('1');
});

test('a value stored by another tab overrides one that could not be stored', () => {
  const changed = vi.fn();
  const end = onStoredElsewhere('e', changed);
  use({ setItem: refuse });
  writeStored('e', 'unkept');
  use({});
  kept.set('e', 'theirs');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
  expect(changed).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'e', newValue: 'theirs' }));
  expect(changed).toHaveBeenCalledOnce();
  expect(readStored('e')).toBe('theirs');
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(changed).toHaveBeenCalledOnce();
});
