import type { UserConfig } from '@rspress/core';

/** Converts a path to an absolute URL: `/guide/start` to `https://site.dev/base/guide/start`. */
export type AddressOf = (path: string) => string;

/** Throws if the configuration has no valid `siteOrigin`. */
export function siteAddress({ siteOrigin, base = '/' }: UserConfig): AddressOf {
  if (siteOrigin === undefined || !isOrigin(siteOrigin)) {
    const got = siteOrigin === undefined ? 'it is missing' : `got "${siteOrigin}"`;
    throw new Error(`siteOrigin: expected the site's origin, such as https://site.dev; ${got}`);
  }
  const start = `${siteOrigin}/${base}/`.replace(/(?<!:)\/{2,}/g, '/');
  return (path) => new URL(path.replace(/^\//, ''), start).href;
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
