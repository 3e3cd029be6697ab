import { SITE_ORIGIN } from '../../theme/site.ts';

export interface SiteUrl {
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
  /** Where the site is mounted; begins and ends with a slash. */
  readonly base: string;
}

/**
 * Where the build will stand: `SITE_URL`, the address of its home page, or the official one.
 * Throws one error that says what is wrong with it.
 */
export function readSiteUrl(env: Readonly<Record<string, string | undefined>>): SiteUrl {
  const given = env.SITE_URL?.trim() || `${SITE_ORIGIN}/`;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw wrong(given, 'is no address that begins with https:// or http://');
  }
  if (url.username !== '' || url.password !== '') throw wrong(given, 'names a user');
  if (url.search !== '' || url.hash !== '') throw wrong(given, 'goes on after the path');
  if (!/^(?:\/[\w.~-]+)*\/?$/.test(url.pathname)) {
    throw wrong(
      given,
      'has a path of other characters than letters, digits, "-", "_", "." and "~"',
    );
  }
  return { origin: url.origin, base: url.pathname.replace(/\/?$/, '/') };
}

function wrong(given: string, what: string): Error {
  return new Error(
    `SITE_URL is "${given}", which ${what}. Set it to the address of the home page, such as https://example.org/docs/, or leave it out for ${SITE_ORIGIN}/.`,
  );
}
