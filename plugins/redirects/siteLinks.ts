import { type Address, formatAddress } from '../addresses/address.ts';

/** What turns an address of the lists into one of a built site, in one language. */
export interface SiteLinks {
  /** Scheme and host of the site; empty where it isn't known. */
  readonly origin: string;
  /** Where the site is mounted; begins and ends with a slash. */
  readonly base: string;
  /** `/zh`, or nothing for the default language. */
  readonly prefix: string;
}

/** `/docs/zh/config/test/bail#example`; percent-encoded where it must be. */
export function linkTo(address: Address, { base, prefix }: SiteLinks): string {
  return encodeURI(`${base.slice(0, -1)}${prefix}${formatAddress(address)}`);
}

/** The file of a page in the folder of the build. */
export function fileOf(route: string, prefix: string): string {
  return `${prefix}${route.endsWith('/') ? `${route}index` : route}.html`.slice(1);
}
