import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { Language } from '../../theme/text.ts';
import { REDIRECTS_FILE } from '../addresses/redirect.ts';
import type { RedirectPlan } from './planRedirects.ts';
import { readPlans } from './readPlans.ts';
import { type BuiltPages, redirectAssets } from './redirectAssets.ts';

export interface RedirectsOptions {
  /** The list, from the folder in which the build runs. */
  readonly file?: string;
  /** Netlify sets `NETLIFY` in the builds that it runs. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Makes redirects of the list: a static page for every page that moved, the files that tell hosts
 * of them, and for headings that moved a script on the pages concerned. A list with anything wrong
 * stops a production build.
 */
export function redirects({ file = REDIRECTS_FILE, env }: RedirectsOptions): RspressPlugin {
  let site: UserConfig = {};
  let plans: ReadonlyMap<Language, RedirectPlan> = new Map();
  const assets = (pages: BuiltPages) =>
    redirectAssets(plans, {
      origin: site.siteOrigin ?? '',
      base: site.base ?? '/',
      defaultLanguage: site.lang ?? 'en',
      force: env.NETLIFY === 'true',
      pages,
    });
  return {
    name: 'redirects',
    config(config) {
      site = config;
      return config;
    },
    async routeGenerated(routes, isProduction) {
      if (isProduction) plans = await readPlans(file, routes, site);
    },
    builderConfig: { plugins: [emitAssets(assets)] },
  };
}

function emitAssets(make: (pages: BuiltPages) => ReadonlyMap<string, string>): RsbuildPlugin {
  return {
    name: 'redirects',
    setup(api) {
      // After the pages are rendered, and before they get their security policy.
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
