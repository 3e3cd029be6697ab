export interface PolicySources {
  /** Hashes of inline scripts, quoted. */
  scripts: readonly string[];
  /** Hashes of stylesheets that scripts write into the page, quoted. */
  styles: readonly string[];
  /** Origins, besides the site's own, that images come from. */
  images: readonly string[];
  /** Origins, besides the site's own, that the page asks for data. */
  connections: readonly string[];
}

/** A `<meta>` can't hold it, says the standard: only the header can. */
const HEADER_ONLY = "frame-ancestors 'none'";

/** The policy for a `<meta>`: everything that is not named is forbidden. */
export function policy({ scripts, styles, images, connections }: PolicySources): string {
  const self = "'self'";
  return [
    "default-src 'none'",
    ['script-src', self, ...scripts].join(' '),
    ['style-src', self, ...styles].join(' '),
    ['img-src', self, ...images].join(' '),
    `font-src ${self}`,
    ['connect-src', self, ...connections].join(' '),
    `worker-src ${self}`,
    `manifest-src ${self}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The policy for a response header. */
export function headerPolicy(sources: PolicySources): string {
  return `${policy(sources)}; ${HEADER_ONLY}`;
}
