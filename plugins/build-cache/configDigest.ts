import { createHash } from 'node:crypto';
import type { RspressPlugin, Sidebar } from '@rspress/core';
import { codeDigest } from './codeDigest.ts';

/**
 * Lets the build's persistent cache know the configuration, and the code that pages are made with.
 * Rspress' own key for it has the routes and the navigation only, so that a build with another
 * `base`, title or Markdown plugin would take over what the last one made. Stands last among the
 * plugins, and sees what they changed.
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

/** Rspress has sidebars in its key too, in whatever order it came to read their folders. */
function inOrder(sidebar: Sidebar): Sidebar {
  return Object.fromEntries(Object.entries(sidebar).sort(([a], [b]) => (a < b ? -1 : 1)));
}
