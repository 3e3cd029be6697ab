import type { PhrasingContent, Table } from 'mdast';
import { type Language, TEXT } from '../../theme/text.ts';
import type { Since } from '../added-in/addedIn.ts';
import type { SinceGroup } from '../freshness/pageFreshness.ts';
import type { ApiFact, OptionFact } from '../page-data/frontMatter.ts';
import { inlineCode, table, text } from './markdownNodes.ts';

/** What is known of one option, in one row. */
export function optionFacts(option: OptionFact, language: Language, since?: Since): Table {
  const words = TEXT[language];
  const facts: [name: string, value: PhrasingContent[]][] = [
    [words.factsType, [inlineCode(oneLine(option.type))]],
    [words.factsDefault, codeOr(option.default, words.factsNoDefault)],
    [words.factsFlag, flagOf(option, words.factsNoFlag)],
    [words.factsProject, [text(option.project ? words.factsYes : words.factsNo)]],
  ];
  if (since) facts.push([words.factsAddedIn, [text(sinceText(since, language))]]);
  return table([facts.map(([name]) => [text(name)]), facts.map(([, value]) => value)]);
}

/** How an API is imported, and when its names came: of the oldest only the version is said. */
export function apiFacts(
  { from, names }: ApiFact,
  language: Language,
  groups: readonly SinceGroup[] = [],
): Table {
  const words = TEXT[language];
  const statement = `import { ${names.join(', ')} } from '${from}'`;
  if (groups.length === 0) {
    return table([[[text(words.factsImport)]], [[inlineCode(statement)]]]);
  }
  const { factsSeparators: separators } = words;
  const versions = groups.flatMap((group, index): PhrasingContent[] => {
    const version = sinceText(group.since, language);
    if (index === 0) return [text(version)];
    const listed = group.names.flatMap((name, at) => [
      text(at > 0 ? separators.name : separators.version),
      inlineCode(name),
    ]);
    return [...listed, text(` ${version}`)];
  });
  return table([
    [[text(words.factsImport)], [text(words.factsAddedIn)]],
    [[inlineCode(statement)], versions],
  ]);
}

function sinceText({ version, orEarlier }: Since, language: Language): string {
  return orEarlier ? TEXT[language].orEarlier(version) : version;
}

function codeOr(code: string | undefined, none: string): PhrasingContent[] {
  return [code === undefined ? text(none) : inlineCode(oneLine(code))];
}

function flagOf({ flag, alias }: OptionFact, none: string): PhrasingContent[] {
  if (flag === undefined) return [text(none)];
  const short = alias === undefined ? [] : [inlineCode(alias), text(', ')];
  return [...short, inlineCode(flag)];
}

/** A row of a table is one line. */
function oneLine(code: string): string {
  return code.trim().replace(/\s*\n\s*/g, ' ');
}
