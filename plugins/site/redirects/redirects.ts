import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { REDIRECTS_FILE } from '../../../checks/addresses/address.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../content/languages.ts';
import type { RedirectPlan } from './planRedirects.ts';
import { readPlans } from './readPlans.ts';
import { type BuiltPages, redirectAssets } from './redirectAssets.ts';

export interface RedirectsOptions {
  /** Path of the list, relative to the working directory. */
  readonly file?: string;
  /** The environment: Netlify sets `NETLIFY` in its builds. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Creates redirects from the list: a static page for each moved page, configuration files for hosts,
 * and a script on pages with moved headings. An invalid list fails a production build.
 */
export function redirects({ file = REDIRECTS_FILE, env }: RedirectsOptions): RspressPlugin {
  let site: UserConfig = {};
  let plans: ReadonlyMap<Language, RedirectPlan> = new Map();
  const assets = (pages: BuiltPages) =>
    redirectAssets(plans, {
      origin: site.siteOrigin ?? '',
      base: site.base ?? '/',
      defaultLanguage: site.lang ?? DEFAULT_LANGUAGE,
      force: env.NETLIFY === 'true',
      pages,
    });
  return {
    name: 'redirects',
    config(config) {
      site = config;
      return config;
    },
    async modifySearchIndexData(pages, isProduction) {
      if (isProduction) plans = await readPlans(file, pages, site);
    },
    builderConfig: { plugins: [emitAssets(assets)] },
  };
}

function emitAssets(make: (pages: BuiltPages) => ReadonlyMap<string, string>): RsbuildPlugin {
  return {
    name: 'redirects',
    setup(api) {
      // After pages are rendered and before the security policy is added.
      api.processAssets(
        { stage: 'analyse', environments: ['node'] },
        ({ assets, compilation, sources: { RawSource } }) => {
          if (compilation.errors.length > 0) return;
          const files = make((file) => assets[file]?.source().toString());
          for (const [name, text] of files) {
            const source = new RawSource(text);
            if (name in assets) compilation.updateAsset(name, source);
            else compilation.emitAsset(name, source);
          }
        },
      );
    },
  };
}
