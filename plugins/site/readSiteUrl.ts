import { SITE_ORIGIN } from '../../theme/settings/site.ts';

export interface SiteUrl {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** The site's base path; starts and ends with a slash. */
  readonly base: string;
}

/**
 * The URL that the site is built for: `SITE_URL`, the URL of its home page, or the official one.
 * Throws an error that says what's wrong with it.
 */
export function readSiteUrl(env: Readonly<Record<string, string | undefined>>): SiteUrl {
  const given = env.SITE_URL?.trim() || `${SITE_ORIGIN}/`;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw wrong(given, 'isn’t a URL that starts with https:// or http://');
  }
  if (url.username !== '' || url.password !== '')
    throw wrong(given, 'contains a user name or password');
  if (url.search !== '' || url.hash !== '') throw wrong(given, 'has a query or hash');
  if (!/^(?:\/[\w.~-]+)*\/?$/.test(url.pathname)) {
    throw wrong(
      given,
      'has a path with characters other than letters, digits, "-", "_", ".", and "~"',
    );
  }
  return { origin: url.origin, base: url.pathname.replace(/\/?$/, '/') };
}

function wrong(given: string, what: string): Error {
  return new Error(
    `SITE_URL is "${given}", which ${what}. Set it to the URL of the home page, such as https://example.org/docs/, or leave it unset for ${SITE_ORIGIN}/.`,
  );
}
