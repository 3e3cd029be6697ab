import { createHash } from 'node:crypto';
import type { RspressPlugin } from '@rspress/core';
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
  };
}
