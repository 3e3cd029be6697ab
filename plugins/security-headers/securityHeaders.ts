import type { RsbuildPlugin } from '@rsbuild/core';
import { headersFile } from './headersFile.ts';
import { inlineScriptHashes } from './inlineScripts.ts';
import { nginxFile } from './nginxFile.ts';
import { headerPolicy, type PolicySources, policy } from './policy.ts';
import { withPolicy } from './withPolicy.ts';

export interface SecurityHeadersOptions extends Omit<PolicySources, 'scripts'> {
  /** Where the site is mounted; begins and ends with a slash. */
  base?: string;
}

/**
 * Gives each page a Content-Security-Policy with the hashes of its own inline scripts, and writes
 * the headers for static hosts: `_headers` (Netlify, Cloudflare Pages) and `_nginx.conf`.
 */
export function securityHeaders({ base = '/', ...sources }: SecurityHeadersOptions): RsbuildPlugin {
  return {
    name: 'security-headers',
    setup(api) {
      // Rspress renders the pages in the environment `node`, at an earlier stage.
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ assets, compilation, sources: { RawSource } }) => {
          if (compilation.errors.length > 0) return;
          const all = new Set<string>();
          for (const [file, asset] of Object.entries(assets)) {
            if (!file.endsWith('.html')) continue;
            const html = asset.source().toString();
            const scripts = inlineScriptHashes(html);
            for (const script of scripts) all.add(script);
            const page = withPolicy(html, policy({ ...sources, scripts }), file);
            compilation.updateAsset(file, new RawSource(page));
          }
          const header = headerPolicy({ ...sources, scripts: [...all].sort() });
          compilation.emitAsset('_headers', new RawSource(headersFile(header, base)));
          compilation.emitAsset('_nginx.conf', new RawSource(nginxFile(header, base)));
        },
      );
    },
  };
}
