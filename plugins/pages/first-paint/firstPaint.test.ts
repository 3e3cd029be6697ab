import type { UserConfig } from '@rspress/core';
import { describe, expect, test } from 'vitest';
import { firstPaint, missingCounterparts } from './firstPaint.ts';

const rules = {
  languages: ['en', 'zh'],
  defaultLanguage: 'en',
  versions: ['v2', 'v1'],
  defaultVersion: 'v2',
};

describe('missing counterparts', () => {
  test.each([
    [['/', '/zh/', '/guide/', '/zh/guide/'], []],
    [['/', '/zh/', '/only'], ['/zh/only']],
    [
      ['/zh/only/', '/'],
      ['/only', '/zh'],
    ],
    [['/v1/only', '/only', '/zh/only'], ['/v1/zh/only']],
  ])('of %j: %j', (paths, missing) => {
    expect(missingCounterparts(paths, rules)).toEqual(missing);
  });
});

const RSPRESS_SCRIPT = { tag: 'script', children: "localStorage.getItem('rspress-visited')" };

type Tag = { tag: string; children?: string; attrs?: Record<string, unknown> };

/** The tags of a page with the plugin. `rspressTags` are those of Rspress. */
function tagsOf(config: UserConfig, routePaths: string[] = [], rspressTags: Tag[] = []): Tag[] {
  const plugin = firstPaint();
  const changed = plugin.config?.(config, {} as never, true) as UserConfig;
  void plugin.routeGenerated?.(routePaths.map((routePath) => ({ routePath })) as never, true);
  const tags = changed.builderConfig?.html?.tags as unknown as (tags: Tag[]) => Tag[];
  return tags(rspressTags);
}

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
];

test('the script is the first in the head; Rspress’ inline scripts are removed, external ones stay', () => {
  const file = { tag: 'script', attrs: { src: '/a.js' } };
  const meta = { tag: 'meta', attrs: { name: 'x' } };
  const tags = tagsOf({}, [], [RSPRESS_SCRIPT, file, meta]);
  expect(tags).toHaveLength(3);
  expect(tags[0]).toMatchObject({ tag: 'script', append: false });
  expect(tags.slice(1)).toEqual([file, meta]);
});

test('the script has the base, the languages, and the pages without a counterpart', () => {
  const [script] = tagsOf({ base: '/docs/', lang: 'en', themeConfig: { locales } }, ['/', '/only']);
  expect(script?.children).toContain('b="/docs/",l=["en","zh"],f="en"');
  expect(script?.children).toContain('["/zh","/zh/only"]');
});

test.each([
  [undefined, false],
  [true, false],
  ['auto', false],
  [false, true],
  ['force-light', true],
  ['force-dark', true],
] as const)('with darkMode %s the site is forced to light: %s', (darkMode, forced) => {
  const [script] = tagsOf({ themeConfig: { darkMode } });
  expect(script?.children?.includes("d.appearance='light'")).toBe(forced);
  expect(script?.children?.includes('prefers-color-scheme')).toBe(!forced);
});
