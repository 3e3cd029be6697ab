import { TRUSTED_TYPES_POLICY } from 'static-pages/load';

/** The Trusted Types policy that the bundler's runtime uses for script URLs. */
export const BUNDLER_POLICY = 'bundler';

export interface PolicySources {
  /** Hashes of inline scripts, quoted. */
  scripts: readonly string[];
  /** Hashes of stylesheets that scripts insert into the page, quoted. */
  styles: readonly string[];
  /** Other origins that images are loaded from. */
  images: readonly string[];
  /** Other origins that pages fetch data from. */
  connections: readonly string[];
  /**
   * Whether the page can embed the sandbox document. The policy stays in effect during client-side
   * navigation, so a page must allow this if it leads to pages with examples.
   */
  frames: boolean;
}

/** The policy for a `<meta>` element. Anything that isn't listed is blocked. */
export function policy({ scripts, styles, images, connections, frames }: PolicySources): string {
  const self = "'self'";
  return [
    "default-src 'none'",
    ['script-src', self, ...scripts].join(' '),
    ['style-src', self, ...styles].join(' '),
    ['img-src', self, ...images].join(' '),
    `font-src ${self}`,
    ['connect-src', self, ...connections].join(' '),
    `worker-src ${self}`,
    ...(frames ? [`frame-src ${self}`] : []),
    `manifest-src ${self}`,
    "base-uri 'none'",
    "form-action 'none'",
    // Only these two policies may create HTML or script URLs from strings.
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICY} ${BUNDLER_POLICY}`,
  ].join('; ');
}

/** The policy for a response header, with a directive that browsers ignore in a `<meta>` element. */
export function headerPolicy(sources: PolicySources): string {
  return `${policy(sources)}; frame-ancestors 'none'`;
}

/** A worker uses the policy of its response, not the page's. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
