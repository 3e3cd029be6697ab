import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { checkEntries } from '../../../content/navigation/checkNavigation.ts';
import { readPages } from '../../../content/readPages.ts';
import { localeNavigation } from './localeNavigation.ts';

const NAME = 'site-navigation';
const LOADER = fileURLToPath(new URL('./siteDataLoader.mjs', import.meta.url));

/**
 * The module in which Rspress puts the sidebars (`dist/node/runtimeModule/siteData`). If its name changes,
 * tests/e2e/fixture/writing.spec.ts fails.
 */
const SITE_DATA_FILE = /virtual-site-data\.js$/;
/**
 * The time to wait after a change, in milliseconds. Many editors truncate a file before they write it;
 * Rsbuild would compile after the first of the two changes, and show an empty page.
 */
const SETTLE_TIME = 25;

/**
 * Includes the folder of Rspress' virtual modules, which aren't on the disk. If they were watched, they'd
 * count as deleted, and everything would be compiled a second time.
 */
const UNWATCHED = /[\\/](?:\.git|\.rspress|node_modules)[\\/]/;

/**
 * Puts the navbar and the sidebars of all languages into Rspress' configuration, so that Rspress doesn't
 * read `_meta.json`, `_nav.json`, and the titles of all pages itself. In `npm run dev`, updates them when a
 * file is saved. `fallbacks` adds pages in place of missing translations, which `translations` publishes.
 */
export function siteNavigation({ fallbacks = false } = {}): RspressPlugin {
  let docs = '';
  let site: UserConfig = {};
  const update = (changed?: ReadonlySet<string>) => {
    const root = path.dirname(docs);
    const pages = readPages(root, { docs, changed });
    // In development, the navigation stays as it is until the files are valid.
    const isInvalid = () => pages.some(({ frontMatter }) => !frontMatter);
    if (changed && (isInvalid() || checkEntries(root, pages).length > 0)) return;
    const navigation = localeNavigation(site, { root, docs, pages, fallbacks });
    for (const locale of site.themeConfig?.locales ?? []) {
      Object.assign(locale, navigation.get(locale.lang));
    }
  };
  return {
    name: NAME,
    config(config) {
      docs = path.resolve(config.root ?? 'docs');
      const locales = config.themeConfig?.locales?.map((locale) => ({ ...locale }));
      site = { ...config, themeConfig: { ...config.themeConfig, ...(locales && { locales }) } };
      update();
      return site;
    },
    beforeBuild(config) {
      // Plugins after this one may have returned a copy of the configuration.
      site = config;
    },
    builderConfig: { plugins: [updateInDevelopment(() => docs, update)] },
  };
}

function updateInDevelopment(
  docs: () => string,
  update: (changed?: ReadonlySet<string>) => void,
): RsbuildPlugin {
  return {
    name: NAME,
    apply: 'serve',
    setup(api) {
      api.modifyRspackConfig((config, { addRules }) => {
        config.watchOptions = {
          ...config.watchOptions,
          ignored: UNWATCHED,
          aggregateTimeout: SETTLE_TIME,
        };
        addRules({
          test: SITE_DATA_FILE,
          // The `pitch` of such a loader runs before Rspress' loader.
          enforce: 'post',
          loader: LOADER,
          options: { docs, update },
        });
      });
    },
  };
}
