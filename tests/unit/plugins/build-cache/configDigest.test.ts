import type { UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { configDigest } from '../../../../plugins/build-cache/configDigest.ts';

function cacheOf(config: UserConfig): unknown {
  const changed = configDigest().config?.(config, {} as never, true) as UserConfig;
  return changed.builderConfig?.performance?.buildCache;
}

test('the cache of one configuration is not that of another, and stays that of the same', () => {
  const site = { title: 'a', base: '/' };
  expect(cacheOf(site)).toEqual(cacheOf({ ...site }));
  expect(cacheOf(site)).not.toEqual(cacheOf({ ...site, base: '/docs/' }));
});

test('what else is set of the build is kept', () => {
  const builderConfig = { performance: { printFileSize: false }, plugins: [] };
  const changed = configDigest().config?.({ builderConfig }, {} as never, true) as UserConfig;
  expect(changed.builderConfig).toMatchObject(builderConfig);
});

test('sidebars are in the same order, in whichever they were read', async () => {
  const orderOf = async (names: readonly string[]) => {
    const sidebar = Object.fromEntries(names.map((name) => [name, []]));
    const locale = { lang: 'en', label: 'English', sidebar };
    await configDigest().beforeBuild?.({ themeConfig: { locales: [locale] } }, true);
    return Object.keys(locale.sidebar);
  };
  expect(await orderOf(['/guide', '/api'])).toEqual(await orderOf(['/api', '/guide']));
});
