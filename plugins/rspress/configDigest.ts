import { createHash } from 'node:crypto';
import type { RspressPlugin, Sidebar } from '@rspress/core';
import { codeDigest } from '../../content/cache/codeDigest.ts';

/**
 * Adds the configuration and the site's code to the key of the build's persistent cache. Rspress' own
 * key only has the routes and the navigation, so a build with another `base`, title, or Markdown
 * plugin would reuse stale results. Must be the last plugin, to see what the others changed.
 */
export function configDigest(): RspressPlugin {
  return {
    name: 'config-digest',
    config(config) {
      const digest = createHash('sha256').update(JSON.stringify(config)).digest('hex');
      const { performance, ...builderConfig } = config.builderConfig ?? {};
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          performance: { ...performance, buildCache: { cacheDigest: [digest, codeDigest()] } },
        },
      };
    },
    beforeBuild({ themeConfig }) {
      for (const place of [themeConfig, ...(themeConfig?.locales ?? [])]) {
        if (place?.sidebar) place.sidebar = inOrder(place.sidebar);
      }
    },
  };
}

/** Sorts sidebars: in Rspress' own key, their order depends on when each folder was read. */
function inOrder(sidebar: Sidebar): Sidebar {
  return Object.fromEntries(Object.entries(sidebar).sort(([a], [b]) => (a < b ? -1 : 1)));
}
