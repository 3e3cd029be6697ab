import type { PageFrontMatter } from '../front-matter/frontMatter.ts';
import type { Facts, OptionRecord } from './facts.ts';

/** The first version that has an option or a name. */
export interface Since {
  readonly version: string;
  /** Whether it's the oldest version that was examined, so an earlier one may have it, too. */
  readonly orEarlier: boolean;
}

export interface OptionFact extends Omit<OptionRecord, 'since'> {
  readonly path: string;
  readonly since?: Since;
}

/** Names that were added in the same version. */
export interface SinceGroup {
  readonly since: Since;
  /** As written in code: `test`, `rs.fn`. */
  readonly names: readonly string[];
}

export interface ApiFact {
  /** The package that exports the names. */
  readonly from: string;
  /** What to import: `rs`, not `rs.fn`. */
  readonly names: readonly string[];
  /** All names of the page by the version that added them, oldest first. */
  readonly since: readonly SinceGroup[];
}

/** The facts about the options or names that a page documents, as plain data. */
export interface PageFacts {
  /** In the order of the front matter: the page's own option first. */
  readonly options: readonly OptionFact[];
  readonly api?: ApiFact;
}

/** Looks up the options or names of a page. Leaves out unknown ones, which `checkNames` reports. */
export function pageFacts(
  { options = [], api }: Pick<PageFrontMatter, 'options' | 'api'>,
  facts: Facts | undefined,
): PageFacts {
  if (!facts) return { options: [] };
  return {
    options: options.flatMap((path) => optionFact(path, facts)),
    ...(api && { api: apiFact(api, facts) }),
  };
}

function optionFact(path: string, facts: Facts): OptionFact[] {
  const record = facts.options[path];
  if (!record) return [];
  const { since, ...fields } = record;
  return [{ path, ...fields, ...(since !== undefined && { since: sinceOf(since, facts) }) }];
}

function apiFact(api: readonly string[], facts: Facts): ApiFact {
  const since = facts.versions.flatMap((version): SinceGroup[] => {
    const names = api.filter((name) => facts.names[name] === version);
    return names.length > 0 ? [{ since: sinceOf(version, facts), names }] : [];
  });
  return { from: facts.package, names: api.filter((name) => !name.startsWith('rs.')), since };
}

function sinceOf(version: string, { versions }: Facts): Since {
  return { version, orEarlier: version === versions[0] };
}

/** Whether one of `options` is a part of `option` and has a flag. */
export function hasFlagBelow(option: OptionFact, options: readonly OptionFact[]): boolean {
  return options.some(({ path, flag }) => flag !== undefined && path.startsWith(`${option.path}.`));
}
