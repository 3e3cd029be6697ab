import { codeText, tableText } from '../../content/markdown/markdownText.ts';
import type { Release, ReleaseChange } from '../../content/releases/releases.ts';
import { minorOf, releasePath } from '../../content/routes/releasePath.ts';
import type { ReleasesText } from './releasesText.ts';

/** The route of the page that documents what changed, if there is one. */
export type LinkOf = (change: ReleaseChange) => string | undefined;

interface DatedChange extends ReleaseChange {
  readonly version: string;
}

/**
 * The table of everything that the releases of a minor version have added, changed, or removed, in
 * Markdown; undefined if there's nothing.
 */
export function changesTable(
  changeType: ReleaseChange['change'],
  releases: readonly Release[],
  text: ReleasesText,
  linkOf: LinkOf,
): string | undefined {
  const rows = releases.flatMap(({ version, changes }) =>
    withoutNested(changes)
      .filter(({ change }) => change === changeType)
      .map((change): DatedChange => ({ ...change, version })),
  );
  if (rows.length === 0) return undefined;
  const hasValues = changeType === 'changed';
  return tableText([
    [text.kind, text.name, ...(hasValues ? [text.before, text.after] : []), text.version],
    ...rows.map((row) => [
      text.kinds[row.kind],
      withLink(codeText(row.name), linkOf(row)),
      ...(hasValues ? [codeText(row.from ?? ''), codeText(row.to ?? '')] : []),
      row.version,
    ]),
  ]);
}

/**
 * The table of the overview: the minor versions, newest first, with a summary of each and the date of
 * its first release in `releases`, which start with the oldest.
 */
export function minorsTable(
  releases: readonly Release[],
  summaryOf: (minor: string) => string,
  text: ReleasesText,
): string {
  const minors = [...new Set(releases.map(({ version }) => minorOf(version)))].reverse();
  return tableText([
    [text.version, text.summary],
    ...minors.map((minor) => {
      const patches = releases.filter(({ version }) => minorOf(version) === minor);
      // In one cell and one line, because phones have no room for another column.
      const date = patches[0]?.date.replaceAll('-', '\u2011') ?? '';
      return [`${withLink(minor, releasePath(minor))}\u00a0${date}`, summaryOf(minor)];
    }),
  ]);
}

function withLink(text: string, route: string | undefined): string {
  return route === undefined ? text : `[${text}](${route})`;
}

/** Leaves out options whose parent was added or removed as well. */
function withoutNested(changes: readonly ReleaseChange[]): ReleaseChange[] {
  const options = changes.filter(({ kind }) => kind === 'option');
  return changes.filter(({ change, kind, name }) => {
    if (kind !== 'option' || change === 'changed') return true;
    return !options.some(
      (option) => option.change === change && name.startsWith(`${option.name}.`),
    );
  });
}
