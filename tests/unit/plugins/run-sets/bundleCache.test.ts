import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBundleCache } from '../../../../plugins/run-sets/bundle/bundleCache.ts';

const root = mkdtempSync(path.join(tmpdir(), 'bundles-'));
const lock = path.join(root, 'package-lock.json');
afterAll(() => rmSync(root, { recursive: true }));

test('bundles are kept from build to build, as long as they are wanted and the packages are the same', async () => {
  const bundle = { text: 'export {}', packages: ['/a'] };
  writeFileSync(lock, '1');
  const first = await openBundleCache(root);
  expect(await first.read('a')).toBeUndefined();
  await first.write('a', bundle);
  await first.write('b', bundle);
  const second = await openBundleCache(root);
  expect(await second.read('a')).toEqual(bundle);
  await second.keep(new Set(['b']));
  expect(await second.read('a')).toBeUndefined();
  expect(await second.read('b')).toEqual(bundle);
  writeFileSync(lock, '2');
  expect(await (await openBundleCache(root)).read('b')).toBeUndefined();
});
