import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { REDIRECTS_FILE } from '../../../checks/addresses/address.ts';
import { readRedirects } from '../../../checks/addresses/readAddresses.ts';
import type { Language } from '../../../content/languages.ts';
import { buildError, formatProblem, sortProblems } from '../../../content/problem.ts';
import { readPages } from '../../../content/readPages.ts';
import { planRedirects, type RedirectPlan } from './planRedirects.ts';
import { type BuiltPages, redirectAssets } from './redirectAssets.ts';

/**
 * Creates redirects from the list in `file`: a static page for each moved page, configuration files for
 * hosts, and a script on pages that have lost headings. An invalid list fails a production build.
 */
export function redirects(file: string = REDIRECTS_FILE): RspressPlugin {
  let site: UserConfig = {};
  let plans: ReadonlyMap<Language, RedirectPlan> = new Map();
  const assets = (pages: BuiltPages) =>
    redirectAssets(plans, {
      origin: site.siteOrigin ?? '',
      base: site.base ?? '/',
      isNetlify: process.env.NETLIFY === 'true',
      pages,
    });
  return {
    name: 'redirects',
    beforeBuild(config, isProduction) {
      site = config;
      if (isProduction) plans = readPlans(file, path.resolve(config.root ?? 'docs'));
    },
    builderConfig: { plugins: [emitAssets(assets)] },
  };
}

/** Throws one error with all problems of the list. */
function readPlans(file: string, docs: string): Map<Language, RedirectPlan> {
  const pages = readPages(path.dirname(docs), { docs });
  const { redirects, languages, problems } = readRedirects(process.cwd(), file, pages);
  if (problems.length > 0)
    throw buildError('Invalid redirects:', sortProblems(problems).map(formatProblem));
  return new Map(
    [...languages].map(([code, site]) => [code as Language, planRedirects(redirects, site)]),
  );
}

function emitAssets(create: (pages: BuiltPages) => ReadonlyMap<string, string>): RsbuildPlugin {
  return {
    name: 'redirects',
    setup(api) {
      // This stage is after pages are rendered and before the security policy is added.
      api.processAssets(
        { stage: 'analyse', environments: ['node'] },
        ({ assets, compilation, sources: { RawSource } }) => {
          // If the build for browsers has failed, no page is rendered. That build reports its errors.
          if (compilation.errors.length > 0 || !('index.html' in assets)) return;
          const files = create((file) => assets[file]?.source().toString());
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
