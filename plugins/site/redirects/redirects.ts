import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { parseRedirects, REDIRECTS_FILE, sitePages } from '../../../checks/addresses/address.ts';
import { checkRedirects } from '../../../checks/addresses/checkRedirects.ts';
import { LANGUAGES, type Language } from '../../../content/languages.ts';
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
    async beforeBuild(config, isProduction) {
      site = config;
      if (isProduction) plans = await readPlans(file, path.resolve(config.root ?? 'docs'));
    },
    builderConfig: { plugins: [emitAssets(assets)] },
  };
}

/** Throws one error with all problems of the list. */
async function readPlans(file: string, docs: string): Promise<Map<Language, RedirectPlan>> {
  const { redirects, problems } = parseRedirects(await readFile(file, 'utf8'), file);
  const pages = readPages(path.dirname(docs), { docs });
  const used = LANGUAGES.filter((language) => pages.some((page) => page.language === language));
  const languages = sitePages(pages, used);
  const wrong = sortProblems([...problems, ...checkRedirects(redirects, languages, file)]);
  if (wrong.length > 0) throw buildError('Invalid redirects:', wrong.map(formatProblem));
  return new Map(
    used.map((language) => [
      language,
      planRedirects(redirects, languages.get(language) ?? new Map()),
    ]),
  );
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
