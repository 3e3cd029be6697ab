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
 * The table of all changes of the kind `part`, such as `added`, in the releases of a minor version, in
 * Markdown; `none` if there are none. On its page, `part` is also the ID of the heading above the table.
 */
export function changesTable(
  part: ReleaseChange['change'],
  releases: readonly Release[],
  text: ReleasesText,
  linkOf: LinkOf,
  none: string,
): string {
  const changes = releases.flatMap(({ version, changes }) =>
    withoutNested(changes).map((change): DatedChange => ({ ...change, version })),
  );
  const rows = changes.filter(({ change }) => change === part);
  if (rows.length === 0) return none;
  const hasValues = part === 'changed';
  return tableText([
    [text.kind, text.name, ...(hasValues ? [text.before, text.after] : []), text.version],
    ...rows.map((row) => [
      text.kinds[row.kind],
      linked(codeText(row.name), linkOf(row)),
      ...(hasValues ? [codeText(row.from ?? ''), codeText(row.to ?? '')] : []),
      row.version,
    ]),
  ]);
}

/**
 * The table of the overview: the minor versions, newest first, with the date of the first examined
 * version and what each changed. `releases` has the oldest first.
 */
export function minorsTable(
  releases: readonly Release[],
  lineOf: (minor: string) => string,
  text: ReleasesText,
): string {
  const minors = [...new Set(releases.map(({ version }) => minorOf(version)))].reverse();
  return tableText([
    [text.version, text.published, text.summary],
    ...minors.map((minor) => {
      const patches = releases.filter(({ version }) => minorOf(version) === minor);
      // Non-breaking hyphens, so that a narrow column doesn't break the date.
      const date = patches[0]?.date.replaceAll('-', '\u2011') ?? '';
      return [`[${minor}](${releasePath(minor)})`, date, lineOf(minor)];
    }),
  ]);
}

function linked(text: string, route: string | undefined): string {
  return route === undefined ? text : `[${text}](${route})`;
}

/** Leaves out options whose parent was added or removed as well. */
function withoutNested<One extends ReleaseChange>(changes: readonly One[]): One[] {
  const parents = new Set(
    changes.filter(isExistence).map(({ change, kind, name }) => `${change} ${kind} ${name}`),
  );
  return changes.filter((one) => {
    const { change, kind, name } = one;
    if (kind !== 'option' || !isExistence(one)) return true;
    const parts = name.split('.');
    return !parts.some(
      (_, index) => index > 0 && parents.has(`${change} option ${parts.slice(0, index).join('.')}`),
    );
  });
}

function isExistence({ change }: ReleaseChange): boolean {
  return change !== 'changed';
}
