import type { FieldPath } from '../../content/front-matter/checkFrontMatter.ts';
import type { ApiFact, OptionFact } from '../../content/front-matter/frontMatter.ts';
import { nearestName } from '../../content/nearestName.ts';
import { aliasesOf, longForm } from './commandFlags.ts';
import { defaultSource, evaluateDefault, sameDefault } from './defaultValue.ts';
import type { InstalledExports } from './installedExports.ts';
import type { InstalledOption, InstalledOptions } from './installedOptions.ts';
import { isType, sameType } from './typeText.ts';

/** One fact on which a page and the installed package do not agree. */
export interface FactDifference {
  /** Within the front matter: `['options', 0, 'default']`. */
  readonly field: FieldPath;
  /** Missing if the page doesn't have it. */
  readonly page?: string;
  /** Missing if the package doesn't have it. */
  readonly installed?: string;
  /** What's wrong, if the two values don't show it. */
  readonly hint?: string;
}

/** Compares the options of one page. */
export function compareOptions(
  facts: readonly OptionFact[],
  installed: InstalledOptions,
): FactDifference[] {
  return facts.flatMap((fact, index) =>
    compareOption(fact, installed).map((difference) => ({
      ...difference,
      field: ['options', index, ...difference.field],
    })),
  );
}

function compareOption(fact: OptionFact, installed: InstalledOptions): FactDifference[] {
  const option = installed.options.get(fact.path);
  if (!option) {
    const near = nearestName(fact.path, [...installed.options.keys()]);
    const hint = `the config has no such option${near ? `; did you mean ${near}?` : ''}`;
    return [{ field: ['path'], page: fact.path, hint }];
  }
  return [
    compareType(fact, option, installed),
    compareDefault(fact, option, installed),
    ...compareFlag(fact, option),
    compareText(['project'], String(fact.project), String(option.project)),
  ].filter((difference) => difference !== undefined);
}

function compareType(
  { type }: OptionFact,
  option: InstalledOption,
  { aliases }: InstalledOptions,
): FactDifference | undefined {
  const spellings = [option.type, ...option.spellings];
  if (spellings.some((spelling) => sameType(type, spelling, aliases))) return undefined;
  const hint = isType(type) ? undefined : 'the page’s text is not a TypeScript type';
  return { field: ['type'], page: type, installed: option.type, ...(hint && { hint }) };
}

function compareDefault(
  { default: source }: OptionFact,
  option: InstalledOption,
  { root }: InstalledOptions,
): FactDifference | undefined {
  const installedDefault = option.default;
  const installed = installedDefault && defaultSource(installedDefault.values[0], root);
  const field = ['default'];
  if (source === undefined) {
    return installedDefault?.required ? { field, installed: installed ?? '' } : undefined;
  }
  if (!installedDefault || installed === undefined) {
    const hint = 'there is no default; leave the field out and explain in the text what happens';
    return { field, page: source, hint };
  }
  const page = evaluateDefault(source, root);
  if ('error' in page) {
    return { field, page: source, installed, hint: `not a JavaScript value: ${page.error}` };
  }
  const agrees = installedDefault.values.some((value) => sameDefault(page.value, value, root));
  return agrees ? undefined : { field, page: source, installed };
}

function compareFlag(fact: OptionFact, option: InstalledOption): FactDifference[] {
  const { flag, shorthand } = option;
  const accepted = [flag, shorthand].filter((item) => item !== undefined);
  const used = accepted.find((item) => longForm(item) === fact.flag) ?? accepted[0];
  const optional = option.path in PARENT_FLAGS && fact.alias === undefined;
  if (!used || (optional && fact.flag === undefined)) {
    const nothing = [compareText(['flag'], fact.flag), compareText(['alias'], fact.alias)];
    return nothing.filter((difference) => difference !== undefined);
  }
  const others = accepted.filter((item) => item !== used).flatMap(({ names }) => names);
  const aliases = [...aliasesOf(used), ...others];
  // A shorthand such as --pool can be given as the alias, but doesn't have to be.
  const aliasFits =
    fact.alias === undefined ? aliasesOf(used).length === 0 : aliases.includes(fact.alias);
  return [
    compareText(['flag'], fact.flag, longForm(used)),
    aliasFits ? undefined : compareText(['alias'], fact.alias, aliases[0]),
  ].filter((difference) => difference !== undefined);
}

/** Flags that set one property of an object. The object's page may list them. */
const PARENT_FLAGS: Readonly<Record<string, true>> = { coverage: true, pool: true };

function compareText(
  field: FieldPath,
  page?: string,
  installed?: string,
): FactDifference | undefined {
  if (page === installed) return undefined;
  return {
    field,
    ...(page !== undefined && { page }),
    ...(installed !== undefined && { installed }),
  };
}

/** Compares the names that an API page documents. */
export function compareApi(
  fact: ApiFact,
  packageName: string,
  installed: InstalledExports,
): FactDifference[] {
  const field = ['api', 'from'];
  if (fact.from !== packageName) return [{ field, page: fact.from, installed: packageName }];
  return [
    ...unknownNames(['api', 'names'], fact.names, installed.names, 'is not exported'),
    ...unknownNames(
      ['api', 'members'],
      fact.members ?? [],
      installed.members,
      'is not a member of rs',
    ),
  ];
}

function unknownNames(
  field: FieldPath,
  names: readonly string[],
  known: readonly string[],
  problem: string,
): FactDifference[] {
  return names.flatMap((name, index) => {
    if (known.includes(name)) return [];
    const near = nearestName(name, known);
    const hint = `it ${problem}${near ? `; did you mean ${near}?` : ''}`;
    return [{ field: [...field, index], page: name, hint }];
  });
}
