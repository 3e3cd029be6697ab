export interface PolicySources {
  /** Hashes of inline scripts, quoted. */
  scripts: readonly string[];
  /** Hashes of stylesheets that scripts write into the page, quoted. */
  styles: readonly string[];
  /** Origins, besides the site's own, that images come from. */
  images: readonly string[];
  /** Origins, besides the site's own, that the page asks for data. */
  connections: readonly string[];
  /**
   * Whether the page may show a frame of the site: examples run in one. A policy holds as long as
   * its document, so every page from which a reader may get to an example has to allow it.
   */
  frames: boolean;
}

/** A `<meta>` can't hold it, says the standard: only the header can. */
const HEADER_ONLY = "frame-ancestors 'none'";

/** The policy for a `<meta>`: everything that is not named is forbidden. */
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
  ].join('; ');
}

/** The policy for a response header. */
export function headerPolicy(sources: PolicySources): string {
  return `${policy(sources)}; ${HEADER_ONLY}`;
}

/** A worker has the policy of its own file, not that of the page that starts it. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
