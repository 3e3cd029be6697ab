import type { RspressPlugin, UserConfig } from '@rspress/core';
import { withoutInlineScripts } from 'static-pages/build';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { buildSitePath, type PathRules, parseSitePath } from '../../../content/routes/sitePath.ts';
import { isSwitchable } from '../../../theme/appearance/appearance.ts';
import { firstPaintScript } from './script.ts';

/** Adds the first-paint script to the head of every page; replaces Rspress' two inline scripts. */
export function firstPaint(): RspressPlugin {
  let routePaths: string[] = [];
  return {
    name: 'first-paint',
    routeGenerated(routes) {
      routePaths = routes.map(({ routePath }) => routePath);
    },
    config(config) {
      const options = optionsOf(config);
      // A function, because the routes are only known when the tags are generated.
      const script = () => ({
        tag: 'script',
        children: firstPaintScript({
          ...options,
          missing: missingCounterparts(routePaths, options.rules),
        }),
        append: false,
      });
      const builderConfig = config.builderConfig ?? {};
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          html: {
            ...builderConfig.html,
            tags: (tags) => [script(), ...withoutInlineScripts(tags)],
          },
        },
      };
    },
  };
}

function optionsOf(config: UserConfig) {
  const locales = config.themeConfig?.locales ?? [];
  return {
    base: config.base ?? '/',
    rules: {
      languages: locales.map(({ lang }) => lang),
      defaultLanguage: config.lang ?? DEFAULT_LANGUAGE,
      versions: config.multiVersion?.versions ?? [],
      defaultVersion: config.multiVersion?.default ?? '',
    },
    switchable: isSwitchable(config.themeConfig?.darkMode),
  };
}

/** The paths at which a page of another language has no counterpart, without a trailing slash. */
export function missingCounterparts(routePaths: readonly string[], rules: PathRules): string[] {
  const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');
  const existing = new Set(routePaths.map(withoutSlash));
  const counterparts = routePaths.flatMap((path) =>
    rules.languages.map((language) => {
      return withoutSlash(buildSitePath({ ...parseSitePath(path, rules), language }, rules));
    }),
  );
  return [...new Set(counterparts)].filter((path) => !existing.has(path)).sort();
}
