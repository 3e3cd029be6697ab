import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'hast';
import {
  pluginStaticPages,
  transformVirtualModule,
  withoutInlineScripts,
} from 'static-pages/build';
import { expect, test } from 'vitest';
import { pageRecords } from '../pages/page-records/pageRecords.ts';
import { removeHeadingAnchors } from './removeHeadingAnchors.ts';
import { themeStyles } from './themeStyles.ts';

/** Configures a build without Rspress, so Rspress' part of the configuration is missing. */
async function configure(...plugins: RsbuildPlugin[]) {
  const rsbuild = await createRsbuild({ config: { plugins, logLevel: 'silent' } });
  await rsbuild.initConfigs({ action: 'build' });
}

/** Matches a message with the expectation, the version that the code was written for, and both files. */
const errorOf = (expected: string, source: string, usedBy: string) =>
  new RegExp(
    `^@rspress/core \\S+: expected ${expected}.* ${usedBy} relies on it and was written for ` +
      `@rspress/core \\d+\\.\\d+\\.\\d+. Look at ${source}`,
  );

test('a build without Rspress’ stylesheet', async () => {
  await expect(configure(themeStyles())).rejects.toThrow(
    errorOf('its stylesheet', 'dist/node/initRsbuild.js', 'plugins/rspress/themeStyles.ts'),
  );
});

test('a heading without a link', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'h2',
        properties: { id: 'usage' },
        children: [{ type: 'text', value: 'Usage' }],
      },
    ],
  };
  expect(() => removeHeadingAnchors()(tree)).toThrow(
    errorOf(
      'an <a',
      'dist/node/mdx/rehypePlugins/headerAnchor.js',
      'plugins/rspress/removeHeadingAnchors.ts',
    ),
  );
});

test('an unknown inline script', () => {
  const unknown = [{ tag: 'script', children: 'alert(1)' }];
  expect(() => withoutInlineScripts(unknown)).toThrow(
    errorOf(
      'no inline scripts',
      'dist/node/constants.js',
      'packages/static-pages/src/build/internals.ts',
    ),
  );
});

const pluginsOf = ({ builderConfig }: RspressPlugin) => builderConfig?.plugins as RsbuildPlugin[];

const STATIC_PAGES = 'packages/static-pages/src/build/pluginStaticPages.ts';

test('a build that doesn’t start from the theme', async () => {
  await expect(configure(...pluginsOf(pluginStaticPages()))).rejects.toThrow(
    errorOf('@theme among source.preEntry', 'dist/node/initRsbuild.js', STATIC_PAGES),
  );
});

test('pages that were read in another form', () => {
  const { modifySearchIndexData } = pageRecords();
  const pages = [{ routePath: '/guide', headings: [], frontmatter: {} }] as never;
  expect(() => modifySearchIndexData?.(pages, true)).toThrow(
    errorOf(
      'pages with routePath, lang, toc, and _filepath',
      'dist/node/runtimeModule/pageData',
      'plugins/pages/page-records/pageRecords.ts',
    ),
  );
});

test('a generated module that isn’t part of the build', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'internals-'));
  try {
    writeFileSync(path.join(root, 'index.js'), 'export {};');
    const internal = {
      library: '@rspress/core',
      version: '2.0.22',
      expected: 'a module virtual-page-data',
      source: 'dist/node/runtimeModule/pageData',
      usedBy: 'plugins/pages/page-records/pageRecords.ts',
    };
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        logLevel: 'silent',
        environments: { web: { source: { entry: { index: './index.js' } } } },
        plugins: [
          {
            name: 'transform',
            setup: (api) => transformVirtualModule(api, 'virtual-page-data', internal, String),
          },
        ],
      },
    });
    await expect(rsbuild.build()).rejects.toThrow(
      errorOf('a module virtual-page-data', internal.source, internal.usedBy),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});
