import { type AddedIn, type Since, since } from '../added-in/addedIn.ts';
import type { ManifestPage } from '../examples/manifest.ts';
import type { ApiFact, OptionFact, PageFrontMatter } from '../page-data/frontMatter.ts';

/** What the theme is told of a page beyond its front matter. */
export interface PageFreshness {
  /** The Rstest that the page was checked with. */
  readonly rstest: string;
  /** Whether that Rstest has run examples of the page, or was only compared with its facts. */
  readonly examplesRan: boolean;
  /** When the page's options came, by path. */
  readonly options: Readonly<Record<string, Since>>;
  /** When the page's names came, oldest first. */
  readonly names: readonly SinceGroup[];
}

export interface SinceGroup {
  readonly since: Since;
  /** As a reader writes them: `test`, `rs.fn`. */
  readonly names: readonly string[];
}

/** Where `PageFreshness` stands in the front matter that the theme gets. */
export const FRESHNESS_FIELD = 'freshness';

/** Pure. What a page without examples says is compared with the package by the content tests. */
export function pageFreshness(
  { options = [], api }: Pick<PageFrontMatter, 'options' | 'api'>,
  examples: ManifestPage | undefined,
  rstest: string,
  marks: AddedIn,
): PageFreshness {
  const examplesRan = Object.values(examples?.sets ?? {}).some(({ runs }) => runs.length > 0);
  return {
    rstest,
    examplesRan,
    options: optionMarks(options, marks),
    names: api ? nameGroups(documentedNames(api), marks) : [],
  };
}

/** The names that an API page documents, members of `rs` as `rs.fn`. */
export function documentedNames({ names, members = [] }: ApiFact): string[] {
  return [...names, ...members.map((member) => `rs.${member}`)];
}

function optionMarks(options: readonly OptionFact[], marks: AddedIn): Record<string, Since> {
  const entries = options.flatMap(({ path }): [string, Since][] => {
    const mark = since(marks.options[path], marks);
    return mark ? [[path, mark]] : [];
  });
  return Object.fromEntries(entries);
}

function nameGroups(names: readonly string[], marks: AddedIn): SinceGroup[] {
  return marks.versions.flatMap((version) => {
    const own = names.filter((name) => marks.names[name] === version);
    const mark = since(version, marks);
    return mark && own.length > 0 ? [{ since: mark, names: own }] : [];
  });
}
