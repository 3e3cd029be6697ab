import { describe, expect, test } from 'vitest';
import { licensesFile } from './licenses.ts';

describe('the list of licenses', () => {
  const mitPackage = { name: 'b', version: '1.0.0', license: 'MIT', text: 'Text of b\n' };
  const iscPackage = { name: 'a', version: '2.0.0', license: 'ISC', text: '' };

  test('has each package with its version, license, and text, by name', () => {
    const file = licensesFile([mitPackage, iscPackage]);
    expect(file.indexOf('a 2.0.0 (ISC)')).toBeLessThan(file.indexOf('b 1.0.0 (MIT)\n\nText of b'));
  });

  test('has packages with several licenses that only require their text', () => {
    const both = { ...mitPackage, license: 'MIT AND Apache-2.0' };
    expect(licensesFile([both])).toContain('b 1.0.0 (MIT AND Apache-2.0)');
    expect(() => licensesFile([{ ...mitPackage, license: 'MIT AND GPL-3.0' }])).toThrow('GPL-3.0');
  });

  test('fails with every package whose license requires more', () => {
    const copyleft = { ...mitPackage, name: 'c', license: 'GPL-3.0' };
    expect(() => licensesFile([mitPackage, copyleft])).toThrow(/ship c \(GPL-3\.0\); .*allows MIT/);
  });
});
