import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { checkEntries } from '../../../content/navigation/checkNavigation.ts';
import { readPages } from '../../../content/readPages.ts';
import { localeNavigation } from './localeNavigation.ts';

const NAME = 'site-navigation';
const LOADER = fileURLToPath(new URL('./siteDataLoader.mjs', import.meta.url));

/** Of Rspress, with the sidebars (`dist/node/runtimeModule/siteData`). `writing.spec.ts` fails if its name changes. */
const SITE_DATA_FILE = /virtual-site-data\.js$/;
/**
 * Delay in milliseconds. Many editors truncate a file before they write it, and Rsbuild would compile
 * on the first of the two events, so most saves would be compiled twice, first with an empty page.
 */
const SETTLE_TIME = 25;

/**
 * Rspress' virtual modules aren't on the disk: watched, they'd be taken for deleted, and everything
 * would be compiled, and all problems printed, a second time.
 */
const UNWATCHED = /[\\/](?:\.git|\.rspress|node_modules)[\\/]/;

export interface SiteNavigationOptions {
  /** Whether pages that aren't translated are shown in the other languages (`translations`). */
  readonly fallbacks?: boolean;
}

/**
 * Gives Rspress the navbar and the sidebars of all languages. With these in its configuration, it doesn't
 * read `_meta.json`, `_nav.json`, and the titles of all pages. In `npm run dev`, they're renewed when a
 * file is saved.
 */
export function siteNavigation({ fallbacks = false }: SiteNavigationOptions = {}): RspressPlugin {
  let docs = '';
  let used: UserConfig = {};
  const renew = (changed?: ReadonlySet<string>) => {
    const root = path.dirname(docs);
    const pages = readPages(root, { docs, changed });
    // In development, everything stays as it is until the files are mended.
    const isBroken = () => pages.some(({ frontMatter }) => !frontMatter);
    if (changed && (isBroken() || checkEntries(root, pages).length > 0)) return;
    const navigation = localeNavigation(used, { root, docs, pages, fallbacks });
    for (const locale of used.themeConfig?.locales ?? []) {
      Object.assign(locale, navigation.get(locale.lang));
    }
  };
  return {
    name: NAME,
    config(config) {
      docs = path.resolve(config.root ?? 'docs');
      const locales = config.themeConfig?.locales?.map((locale) => ({ ...locale }));
      used = { ...config, themeConfig: { ...config.themeConfig, ...(locales && { locales }) } };
      renew();
      return used;
    },
    beforeBuild(config) {
      // Other plugins may have copied it.
      used = config;
    },
    builderConfig: { plugins: [renewInDevelopment(() => docs, renew)] },
  };
}

function renewInDevelopment(
  docs: () => string,
  renew: (changed?: ReadonlySet<string>) => void,
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
          // Its pitch runs before Rspress' own loader.
          enforce: 'post',
          loader: LOADER,
          options: { docs, renew },
        });
      });
    },
  };
}
