import type { RspressPlugin, UserConfig } from '@rspress/core';
import { firstPaintScript } from './script.ts';

/** Puts the first-paint script at the head of every page, in place of Rspress' own two. */
export function firstPaint(): RspressPlugin {
  return {
    name: 'first-paint',
    config(config) {
      const script = {
        tag: 'script',
        children: firstPaintScript(optionsOf(config)),
        append: false,
      };
      const builderConfig = config.builderConfig ?? {};
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          html: {
            ...builderConfig.html,
            // Rspress' scripts read blocked storage unguarded and forget the hash: ours does
            // both of their tasks.
            tags: (tags) => [
              script,
              ...tags.filter(({ tag, attrs }) => tag !== 'script' || attrs?.src),
            ],
          },
        },
      };
    },
  };
}

function optionsOf(config: UserConfig) {
  const locales = config.themeConfig?.locales ?? config.locales ?? [];
  return {
    base: config.base ?? '/',
    languages: locales.map(({ lang }) => lang),
    defaultLanguage: config.lang ?? 'en',
    versions: config.multiVersion?.versions ?? [],
    switchable: config.themeConfig?.darkMode !== false,
  };
}
