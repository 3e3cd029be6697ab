import { SITE_ORIGIN } from '../../theme/settings/site.ts';

export interface SiteUrl {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** The site's base path; starts and ends with a slash. */
  readonly base: string;
}

/** Without a user name, a query, a hash, or characters in the path that would have to be encoded. */
const HOME_PAGE = /^(https?:\/\/[\w.-]+(?::\d+)?)((?:\/[\w.~-]+)*)\/?$/;

/**
 * The URL that the site is built for: `SITE_URL`, the URL of its home page, or the official one. Throws
 * an error that says what to set.
 */
export function readSiteUrl(env: Readonly<Record<string, string | undefined>>): SiteUrl {
  const given = env.SITE_URL?.trim() || `${SITE_ORIGIN}/`;
  const [, origin, path] = HOME_PAGE.exec(given) ?? [];
  if (origin !== undefined) return { origin, base: `${path}/` };
  throw new Error(
    `SITE_URL is "${given}". Set it to the URL of the home page, such as https://example.org/docs/, or leave it unset for ${SITE_ORIGIN}/.`,
  );
}
