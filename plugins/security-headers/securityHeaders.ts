import type { RsbuildPlugin } from '@rsbuild/core';
import { insertAfterCharset } from '../rspress/insertAfterCharset.ts';
import { headersFile } from './headersFile.ts';
import { inlineScriptHashes } from './inlineScripts.ts';
import { nginxFile } from './nginxFile.ts';
import { BUNDLER_POLICY, headerPolicy, type PolicySources, policy } from './policy.ts';

export interface SecurityHeadersOptions extends Omit<PolicySources, 'scripts' | 'frames'> {
  /** The site's base path; starts and ends with a slash. */
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
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        config.output = { ...config.output, trustedTypes: BUNDLER_POLICY };
      });
      // Rspress renders the pages in the environment `node`, at an earlier stage.
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        ({ assets, compilation, sources: { RawSource } }) => {
          if (compilation.errors.length > 0) return;
          const allScripts = new Set<string>();
          const pages = Object.keys(assets).filter((file) => file.endsWith('.html'));
          for (const file of pages) {
            const html = assets[file]?.source().toString() ?? '';
            const scripts = inlineScriptHashes(html);
            for (const script of scripts) allScripts.add(script);
            const pagePolicy = policy({ ...sources, scripts, frames: loadsScripts(html) });
            compilation.updateAsset(file, new RawSource(withPolicy(html, pagePolicy, file)));
          }
          const scripts = [...allScripts].sort();
          const header = headerPolicy({ ...sources, scripts, frames: true });
          compilation.emitAsset('_headers', new RawSource(headersFile(header, base, pages)));
          compilation.emitAsset('_nginx.conf', new RawSource(nginxFile(header, base)));
        },
      );
    },
  };
}

/** Pages without scripts, such as redirects, never run examples. */
function loadsScripts(html: string): boolean {
  return /<script[^>]+\bsrc=/.test(html);
}

/** Adds the policy to a page in a `<meta>` element, which doesn't apply to anything before it. */
export function withPolicy(html: string, policy: string, file: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return insertAfterCharset(html, 'the security policy', meta, file);
}
