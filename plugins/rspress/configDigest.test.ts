import type { UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { configDigest } from './configDigest.ts';

function cacheOf(config: UserConfig): unknown {
  const changed = configDigest().config?.(config, {} as never, true) as UserConfig;
  return changed.builderConfig?.performance?.buildCache;
}

test('different configurations have different caches, the same one keeps its cache', () => {
  const site = { title: 'a', base: '/' };
  expect(cacheOf(site)).toEqual(cacheOf({ ...site }));
  expect(cacheOf(site)).not.toEqual(cacheOf({ ...site, base: '/docs/' }));
});

test('sites that are built at the same time have different folders for their caches', () => {
  const folderOf = (outDir?: string) => cacheOf({ outDir }) as { cacheDirectory: string };
  const [site, staged, fixture] = [undefined, '.staging/doc_build', '.cache/fixture'].map(
    (outDir) => folderOf(outDir).cacheDirectory,
  );
  expect(staged).toBe(site);
  expect(fixture).not.toBe(site);
});

test('other build options are kept', () => {
  const builderConfig = { performance: { printFileSize: false }, plugins: [] };
  const changed = configDigest().config?.({ builderConfig }, {} as never, true) as UserConfig;
  expect(changed.builderConfig).toMatchObject(builderConfig);
});
