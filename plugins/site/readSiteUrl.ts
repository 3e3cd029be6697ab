import { SITE_ORIGIN } from '../../theme/settings/site.ts';

export interface SiteUrl {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** The site's base path; starts and ends with a slash. */
  readonly base: string;
}

/** A URL without a user name, query, or hash, and without characters in the path that need encoding. */
const HOME_PAGE = /^(https?:\/\/[\w.-]+(?::\d+)?)((?:\/[\w.~-]+)*)\/?$/;

/**
 * The URL that the site is built for: the home page URL in `SITE_URL`, or the official URL. Throws an
 * error that says what to set if `SITE_URL` isn't such a URL.
 */
export function readSiteUrl(env: Readonly<Record<string, string | undefined>>): SiteUrl {
  const siteUrl = env.SITE_URL?.trim() || `${SITE_ORIGIN}/`;
  const [, origin, path] = HOME_PAGE.exec(siteUrl) ?? [];
  if (origin !== undefined) return { origin, base: `${path}/` };
  throw new Error(
    `SITE_URL is "${siteUrl}". Set it to the URL of the home page, such as https://example.org/docs/, or leave it unset for ${SITE_ORIGIN}/.`,
  );
}
