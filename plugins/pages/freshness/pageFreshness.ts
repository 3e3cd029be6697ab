import { type AddedIn, since } from '../../../checks/added-in/addedIn.ts';
import type { ManifestPage } from '../../../checks/examples/manifest.ts';
import type { PageFreshness, Since, SinceGroup } from '../../../content/freshness.ts';
import { documentedNames } from '../../../content/front-matter/documentedNames.ts';
import type { OptionFact, PageFrontMatter } from '../../../content/front-matter/frontMatter.ts';

/** The freshness of a page. Facts of pages without examples are compared by the content tests. */
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
