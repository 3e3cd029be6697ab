import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OUTPUT_FOLDER } from '../../../content/outputFolder.ts';
import { specDigests } from '../../kept/passedSpecs.ts';

const WEIGHT = 'tests/e2e/site/weight.spec.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'passed-specs-'));
writeFileSync(path.join(folder, 'a.html'), 'page');

afterAll(() => rmSync(folder, { recursive: true }));

/** Which of the changes make a spec run again that made these requests to a site and passed. */
async function runsAgain(spec: string, requests?: string[], site = folder): Promise<string[]> {
  const before = { all: 'one', code: 'one', packages: 'one' };
  const digestOf = (inputs: typeof before) => specDigests(inputs).digest(spec, { site, requests });
  const passed = await digestOf(before);
  const changed = {
    page: await digestOf({ ...before, all: 'two' }),
    code: await digestOf({ ...before, all: 'two', code: 'two' }),
  };
  return Object.entries(changed).flatMap(([what, digest]) => (digest === passed ? [] : [what]));
}

test.each([
  ['only has requests', 'tests/e2e/site/breadcrumbs.spec.ts', ['/a'], []],
  ['also reads what the browser saved', 'tests/e2e/site/configBuilder.spec.ts', ['/a'], ['code']],
  ['builds a page of its own', 'tests/e2e/site/runSandbox.spec.ts', [], ['code']],
  ['also reads the built site', WEIGHT, [], ['page', 'code'], OUTPUT_FOLDER],
  ['reads a fixture’s site, whose pages are code', WEIGHT, [], ['code']],
  ['recorded no requests', 'tests/e2e/site/breadcrumbs.spec.ts', undefined, ['page', 'code']],
])('a spec that %s', async (_what, spec, requests, again, site?: string) => {
  expect(await runsAgain(spec, requests, site)).toEqual(again);
});

test('a spec runs again if an answer to its requests changes', async () => {
  const inputs = { all: 'one', code: 'one', packages: 'one' };
  const spec = 'tests/e2e/site/breadcrumbs.spec.ts';
  const digest = () => specDigests(inputs).digest(spec, { site: folder, requests: ['/a'] });
  const passed = await digest();
  writeFileSync(path.join(folder, 'a.html'), 'changed');
  expect(await digest()).not.toBe(passed);
});
