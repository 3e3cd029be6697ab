import { RUN_LINK } from '../../limits';

/** The parsed fragment of a link to edited code: `#run=<set>.<version><data>`. */
export interface SharedFragment {
  readonly set: string;
  readonly version: string;
  /** base64url. */
  readonly data: string;
}

/**
 * Undefined for a fragment that doesn't begin with `prefix`; `broken` for one that
 * can't be parsed.
 */
export function parseFragment(
  hash: string,
  prefix: string = RUN_LINK.prefix,
): SharedFragment | 'broken' | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  if (hash.length > RUN_LINK.length) return 'broken';
  const [, name = '', version = '', data = ''] =
    /^([^.]+)\.(\d)([\w-]*)$/.exec(hash.slice(prefix.length)) ?? [];
  try {
    return name === '' ? 'broken' : { set: decodeURIComponent(name), version, data };
  } catch {
    return 'broken';
  }
}

/** Undefined if the link would be too long. */
export function formatFragment(
  { set, version, data }: SharedFragment,
  prefix: string = RUN_LINK.prefix,
): string | undefined {
  // A dot terminates the name.
  const name = encodeURIComponent(set).replaceAll('.', '%2E');
  const hash = `${prefix}${name}.${version}${data}`;
  return hash.length > RUN_LINK.length ? undefined : hash;
}
