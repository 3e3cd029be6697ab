import type { Release, ReleaseChange } from '../../content/releases/releases';
import { mergeChanges, withoutNested } from './mergeChanges';
import type { ReleasesText } from './releasesText';

/** What changed between two versions, as the reader sees it. */
export interface Comparison {
  readonly title: string;
  /** `6 added, 2 changed, 5 removed` */
  readonly counts: string;
  /** What was added, changed, and removed, without empty parts; the first row names the columns. */
  readonly parts: readonly { readonly label: string; readonly rows: readonly string[][] }[];
}

const PARTS = ['added', 'changed', 'removed'] as const;

/**
 * Compares version `from` with the newer version `to`; undefined if `to` isn't newer. `releases` are
 * sorted oldest first.
 */
export function compareVersions(
  releases: readonly Release[],
  from: string,
  to: string,
  text: ReleasesText,
): Comparison | undefined {
  const indexOf = (one: string) => releases.findIndex(({ version }) => version === one);
  const [start, end] = [indexOf(from), indexOf(to)];
  if (start >= end) return undefined;
  const merged = mergeChanges(releases.slice(start + 1, end + 1).flatMap(({ changes }) => changes));
  const shown = withoutNested(merged);
  const parts = PARTS.map((part) => shown.filter(({ change }) => change === part));
  const [added = 0, changed = 0, removed = 0] = parts.map(({ length }) => length);
  return {
    title: text.result(from, to),
    counts: shown.length === 0 ? text.none : text.counts(added, changed, removed),
    parts: PARTS.flatMap((part, index) => {
      const changes = parts[index] ?? [];
      return changes.length === 0 ? [] : [{ label: text[part], rows: rowsOf(changes, part, text) }];
    }),
  };
}

function rowsOf(
  changes: readonly ReleaseChange[],
  part: (typeof PARTS)[number],
  text: ReleasesText,
): string[][] {
  const hasValues = part === 'changed';
  return [
    [text.kind, text.name, ...(hasValues ? [text.before, text.after] : [])],
    ...changes.map(({ kind, name, from = '', to = '' }) => [
      text.kinds[kind],
      name,
      ...(hasValues ? [from, to] : []),
    ]),
  ];
}
