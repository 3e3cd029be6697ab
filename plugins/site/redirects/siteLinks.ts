import { type Address, formatAddress } from '../../../checks/addresses/address.ts';
import { routeFile } from '../../../content/routes/routeFile.ts';

/** Converts addresses of the list to URLs of the built site in one language. */
export interface SiteLinks {
  /** Scheme and host of the site; empty if unknown. */
  readonly origin: string;
  /** The site's base path; starts and ends with a slash. */
  readonly base: string;
  /** `/zh`, or empty for the default language. */
  readonly prefix: string;
}

/** The URL path of an address, such as `/docs/zh/config/test/bail#example`, percent-encoded. */
export function linkTo(address: Address, { base, prefix }: SiteLinks): string {
  return encodeURI(`${base.slice(0, -1)}${prefix}${formatAddress(address)}`);
}

/** The file of a page, relative to the output folder. */
export function fileOf(route: string, prefix: string): string {
  return routeFile(`${prefix}${route}`, '.html').slice(1);
}
