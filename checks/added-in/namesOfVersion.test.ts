import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { namesOfVersion } from './examineVersions.ts';

const root = path.resolve(import.meta.dirname, '../..');
// Below the project, where the types of Node are found.
const cache = path.join(root, '.cache');
mkdirSync(cache, { recursive: true });
const directory = mkdtempSync(path.join(cache, 'names-'));
afterAll(() => rmSync(directory, { recursive: true }));

test('reads options and exports from the types of a version', () => {
  const types = path.join(directory, 'index.d.ts');
  writeFileSync(
    types,
    `import type { Unknown } from 'a-package-that-is-not-installed';
     export interface RstestConfig {
       bail?: number;
       format?: Unknown;
       output?: { distPath?: { root?: string } };
       pool?: 'forks' | { type?: string };
     }
     export type OnlyAType = string;
     export declare function test(name: string): void;
     export declare const rs: { fn: () => void; spyOn: () => void };`,
  );
  const unpacked = { name: '@rstest/core', version: '0.0.1', directory, types, bin: '' };
  const { options, names } = namesOfVersion(unpacked, root);
  expect([...options.names]).toEqual([
    'bail',
    'format',
    'output',
    'output.distPath',
    'pool',
    'pool.type',
  ]);
  expect([...options.opaque]).toEqual(['format']);
  expect([...names.names]).toEqual(['test', 'rs', 'rs.fn', 'rs.spyOn']);
});
