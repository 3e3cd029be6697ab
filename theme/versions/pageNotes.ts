import type {
  LaterExample,
  LaterPart,
  PageVersions,
  RemovedOption,
} from '../../content/versions/siteVersions';

/** What's different on a page for the reader's version. */
export interface PageNotes {
  /** The version that the page's subject came with, if it's later than the reader's. */
  readonly since: string | undefined;
  readonly parts: readonly LaterPart[];
  readonly examples: readonly LaterExample[];
  readonly defaults: readonly { readonly option: string; readonly value: string }[];
  /** Options that the reader's version has and the newest one doesn't. */
  readonly removed: readonly RemovedOption[];
}

/** `versions` are sorted oldest first; `chosen` is one of them. */
export function pageNotes(
  page: PageVersions,
  versions: readonly string[],
  chosen: string,
): PageNotes {
  const later = (version: string) => isLater(version, chosen, versions);
  const { since, parts = [], examples = [], defaults = {}, removed = [] } = page;
  const options = Object.entries(defaults).flatMap(([option, former]) => {
    const known = former.find(({ before }) => later(before));
    return known ? [{ option, value: known.value }] : [];
  });
  return {
    since: since !== undefined && later(since) ? since : undefined,
    parts: parts.filter((part) => later(part.since)),
    examples: examples.filter((example) => later(example.since)),
    // An option that the version lacks has no default there.
    defaults: options.filter(
      ({ option }) => !parts.some((part) => part.name === option && later(part.since)),
    ),
    removed: removed.filter(({ from, to }) => !later(from) && !isLater(chosen, to, versions)),
  };
}

/** Whether `version` came after `than`. */
export function isLater(version: string, than: string, versions: readonly string[]): boolean {
  return versions.indexOf(version) > versions.indexOf(than);
}
