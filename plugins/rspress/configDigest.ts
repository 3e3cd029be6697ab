import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { codeDigest } from '../../content/cache/codeDigest.ts';
import { OUTPUT_FOLDER } from '../../content/files.ts';

/**
 * Adds the configuration and the site's code to the key of the build's persistent cache. Rspress' own
 * key only has the routes and the navigation, so a build with another `base`, title, or Markdown
 * plugin would reuse stale results. Must be the last plugin, to see what the others changed.
 *
 * Each site has its own cache folder: Rspack keeps only one key per folder, and panics if two processes
 * write to the same folder at the same time.
 */
export function configDigest(): RspressPlugin {
  return {
    name: 'config-digest',
    config(config) {
      const digest = createHash('sha256').update(JSON.stringify(config)).digest('hex');
      const { performance, ...builderConfig } = config.builderConfig ?? {};
      const site = path.basename(config.outDir ?? OUTPUT_FOLDER);
      const buildCache = {
        cacheDigest: [digest, codeDigest()],
        cacheDirectory: path.resolve('node_modules/.cache/rspack', site),
      };
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          performance: { ...performance, buildCache },
        },
      };
    },
  };
}
