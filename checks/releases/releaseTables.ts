import type { Facts } from '../../content/facts/facts.ts';
import type { Page } from '../../content/page.ts';
import type { Release, ReleaseChange } from '../../content/releases/releases.ts';
import { minorOf, releasePath } from '../../content/routes/releasePath.ts';
import { RELEASES_TEXT, type ReleasesText } from './releasesText.ts';

interface DatedChange extends ReleaseChange {
  readonly version: string;
}

/** The Markdown below a heading with this ID on the page of a minor version; `none` if it lists nothing. */
function changesTable(
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
  const values = part === 'changed';
  return markdownTable(
    [text.kind, text.name, ...(values ? [text.before, text.after] : []), text.version],
    rows.map((row) => [
      text.kinds[row.kind],
      linked(code(row.name), linkOf(row)),
      ...(values ? [code(row.from ?? ''), code(row.to ?? '')] : []),
      row.version,
    ]),
  );
}

/**
 * The table of the overview: the minor versions, newest first, with the date of the first examined
 * version and what each changed.
 */
function minorsTable(
  releases: readonly Release[],
  lineOf: (minor: string) => string,
  text: ReleasesText,
): string {
  const minors = [...new Set(releases.map(({ version }) => minorOf(version)))].reverse();
  return markdownTable(
    [text.version, text.published, text.summary],
    minors.map((minor) => {
      const own = releases.filter(({ version }) => minorOf(version) === minor);
      // Non-breaking hyphens, so that a narrow column doesn't break the date.
      const date = own[0]?.date.replaceAll('-', '\u2011') ?? '';
      return [`[${minor}](${releasePath(minor)})`, date, lineOf(minor)];
    }),
  );
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

function linked(text: string, route: string | undefined): string {
  return route === undefined ? text : `[${text}](${route})`;
}

/** The route of the page that documents what changed, if there is one. */
type LinkOf = (change: ReleaseChange) => string | undefined;

/** Finds pages by the options, flags, and names in their front matter. */
export function nameLinks(pages: readonly Page[], facts: Facts | undefined): LinkOf {
  const options = new Map<string, string>();
  const flags = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { route, frontMatter } of pages) {
    for (const path of frontMatter?.options ?? []) {
      options.set(path, route);
      const [long] = /--[\w.]+/.exec(facts?.options[path]?.flag ?? '') ?? [];
      if (long) flags.set(long, route);
    }
    for (const name of frontMatter?.api ?? []) names.set(name, route);
  }
  return ({ kind, name }) => {
    if (kind === 'option' || kind === 'default') return options.get(name);
    if (kind === 'flag') return flags.get(name);
    return kind === 'export' || kind === 'utility' ? names.get(name) : undefined;
  };
}

/**
 * The source that a page of the releases should have: what's below the headings `added`, `changed`, and
 * `removed`, or `versions` in the overview, comes from the data. Undefined for other pages. Throws if
 * the page lacks one of these headings.
 */
export function sourceWithTables(
  page: Page,
  pages: readonly Page[],
  releases: readonly Release[],
  linkOf: LinkOf,
): string | undefined {
  const { route, language, source } = page;
  const text = RELEASES_TEXT[language];
  if (route === '/guide/releases/') {
    const lineOf = (minor: string) => {
      const own = pages.find(
        (one) => one.language === language && one.route === releasePath(minor),
      );
      return firstSentence(own?.frontMatter?.description ?? '');
    };
    return replaceSection(page, source, 'versions', minorsTable(releases, lineOf, text));
  }
  const own = releases.filter(({ version }) => releasePath(minorOf(version)) === route);
  if (own.length === 0) return undefined;
  const oldest = own.length === 1 && own[0] === releases[0];
  const none = oldest ? text.oldest : text.none;
  const parts = ['added', 'changed', 'removed'] as const;
  return parts.reduce(
    (result, part) =>
      replaceSection(page, result, part, changesTable(part, own, text, linkOf, none)),
    source,
  );
}

function replaceSection({ file }: Page, source: string, id: string, content: string): string {
  const start = source.match(new RegExp(`^## .*\\{#${id}\\}\\n`, 'm'));
  if (start?.index === undefined) throw new Error(`${file}:1: no heading with {#${id}}`);
  const from = start.index + start[0].length;
  const next = source.indexOf('\n## ', from);
  const rest = next < 0 ? '' : source.slice(next);
  return `${source.slice(0, from)}\n${content}\n${rest}`;
}

function firstSentence(text: string): string {
  return /^.*?(?:。|\.(?=\s|$))/.exec(text)?.[0] ?? text;
}

/** Leaves out options whose parent was added or removed as well. */
export function withoutNested<One extends ReleaseChange>(changes: readonly One[]): One[] {
  const whole = new Set(
    changes.filter(isExistence).map(({ change, kind, name }) => `${change} ${kind} ${name}`),
  );
  return changes.filter((one) => {
    const { change, kind, name } = one;
    if (kind !== 'option' || !isExistence(one)) return true;
    const parts = name.split('.');
    return !parts.some(
      (_, index) => index > 0 && whole.has(`${change} option ${parts.slice(0, index).join('.')}`),
    );
  });
}

function isExistence({ change }: ReleaseChange): boolean {
  return change !== 'changed';
}
