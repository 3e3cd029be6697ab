import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundlingDigest } from '../../src/build/bundle/bundlingDigest.ts';

const root = mkdtempSync(path.join(tmpdir(), 'bundling-'));
afterAll(() => rmSync(root, { recursive: true }));

test('the digest changes with the lockfile', async () => {
  const digestWith = (lock: string) => {
    writeFileSync(path.join(root, 'package-lock.json'), lock);
    return bundlingDigest(root);
  };
  const before = await digestWith('1');
  expect(await digestWith('1')).toBe(before);
  expect(await digestWith('2')).not.toBe(before);
});
