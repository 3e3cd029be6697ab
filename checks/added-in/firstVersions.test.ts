import { expect, test } from 'vitest';
import { firstVersions } from './firstVersions.ts';

const version = (name: string, names: string[], opaque: string[] = []) => ({
  version: name,
  names: new Set(names),
  opaque: new Set(opaque),
});

test('a name has the version since which it exists without a gap', () => {
  const versions = [
    version('0.1.0', ['always', 'back', 'gone']),
    version('0.2.0', ['always', 'added', 'gone']),
    version('0.3.0', ['always', 'added', 'back']),
  ];
  expect(firstVersions(versions)).toEqual({ added: '0.2.0', always: '0.1.0', back: '0.3.0' });
});

test('a member has none if it is unknown whether an older version had it', () => {
  const versions = [
    version('0.1.0', ['pool', 'format'], ['format']),
    version('0.2.0', ['pool', 'format', 'format.indent', 'pool.type']),
  ];
  expect(firstVersions(versions)).toEqual({
    format: '0.1.0',
    pool: '0.1.0',
    'pool.type': '0.2.0',
  });
});

test('without versions there is nothing', () => {
  expect(firstVersions([])).toEqual({});
});
