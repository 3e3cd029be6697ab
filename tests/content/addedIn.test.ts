import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ADDED_IN_FILE, readAddedIn } from '../../checks/added-in/addedIn.ts';
import { checkAddedIn } from '../../checks/added-in/checkAddedIn.ts';
import { findInstalledPackage } from '../../checks/facts/installedPackage.ts';
import { pageOf } from '../support/content/pageOf.ts';
import { readSite, root, shown } from './site.ts';

const [pages, text] = await Promise.all([
  readSite(),
  readFile(path.join(root, ADDED_IN_FILE), 'utf8'),
]);
const addedIn = readAddedIn(text);
const { version } = findInstalledPackage(root);

test('every documented option and name has the version that added it', () => {
  expect(shown(checkAddedIn(pages, addedIn, version))).toEqual([]);
});

test('the versions are the examined releases, oldest first', () => {
  const numbers = addedIn.versions.map((one) => one.split('.').map(Number));
  expect(numbers).toEqual(numbers.toSorted((a, b) => compare(a, b)));
  const marks = [...Object.values(addedIn.options), ...Object.values(addedIn.names)];
  expect(marks.filter((mark) => !addedIn.versions.includes(mark))).toEqual([]);
});

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}

describe('missing versions are reported', () => {
  const page = (fields: string) => pageOf('', 'docs/en/a.mdx', fields);
  const option = (name: string) => `options:\n  - path: ${name}\n    type: x\n    project: true\n`;

  test('an option, but not one that comes with Rsbuild', () => {
    const made = ['bali', 'output.cssModules.auto'].map((name) => page(option(name)));
    expect(shown(checkAddedIn(made, addedIn, version))).toEqual([
      'docs/en/a.mdx:4: bali is not in docs/addedIn.json; run npm run upgrade -- added-in',
    ]);
  });

  test('a name and a member of rs', () => {
    const api = "api:\n  from: '@rstest/core'\n  names: [test, tset]\n  members: [fn, nf]\n";
    expect(shown(checkAddedIn([page(api)], addedIn, version))).toEqual([
      'docs/en/a.mdx:4: tset is not in docs/addedIn.json; run npm run upgrade -- added-in',
      'docs/en/a.mdx:4: rs.nf is not in docs/addedIn.json; run npm run upgrade -- added-in',
    ]);
  });

  test('the installed version', () => {
    expect(shown(checkAddedIn([], { ...addedIn, versions: ['0.1.3'] }, '0.12.0'))).toEqual([
      'docs/addedIn.json:1: ends with 0.1.3, but 0.12.0 is installed; run npm run upgrade -- added-in',
    ]);
  });

  test.each([
    ['{', /^docs\/addedIn\.json:1: not valid JSON: .*; run npm run upgrade -- added-in$/],
    ['{"versions": ["1"], "options": {}, "names": {}}', /^docs\/addedIn\.json:1: versions\.0: /],
  ])('a file that can’t be read: %j', (wrong, message) => {
    expect(() => readAddedIn(wrong)).toThrow(message);
  });
});
