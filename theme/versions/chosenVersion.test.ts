import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE } from '../settings/site.ts';
import { chooseVersion, chosenVersion, dismissNotice, noticeDismissed } from './chosenVersion.ts';

const VERSIONS = ['0.9.2', '0.11.0', '0.12.0'];
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

test.each([
  ['0.9.2', '0.9.2'],
  ['0.12.0', undefined],
  ['', undefined],
  ['0.11.7', undefined],
  ['{"version":"0.9.2"}', undefined],
  ['__proto__', undefined],
  [undefined, undefined],
])('stored %j is %j', (value, version) => {
  if (value !== undefined) stored.set(STORAGE.version, value);
  expect(chosenVersion(VERSIONS)).toBe(version);
});

test('a dismissed notice is back once a version is chosen', () => {
  chooseVersion('0.9.2');
  dismissNotice('0.9.2');
  expect(noticeDismissed('0.9.2')).toBe(true);
  expect(noticeDismissed('0.11.0')).toBe(false);
  chooseVersion('0.9.2');
  expect(noticeDismissed('0.9.2')).toBe(false);
});
