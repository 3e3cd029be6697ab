import type { PhrasingContent, Table } from 'mdast';
import { type Language, TEXT } from '../../theme/text.ts';
import type { ApiFact, OptionFact } from '../page-data/frontMatter.ts';
import { inlineCode, table, text } from './markdownNodes.ts';

/** What is known of one option, in one row. */
export function optionFacts(option: OptionFact, language: Language): Table {
  const words = TEXT[language];
  const facts: [name: string, value: PhrasingContent[]][] = [
    [words.factsType, [inlineCode(oneLine(option.type))]],
    [words.factsDefault, codeOr(option.default, words.factsNoDefault)],
    [words.factsFlag, flagOf(option, words.factsNoFlag)],
    [words.factsProject, [text(option.project ? words.factsYes : words.factsNo)]],
  ];
  return table([facts.map(([name]) => [text(name)]), facts.map(([, value]) => value)]);
}

/** How an API is imported. */
export function apiFacts({ from, names }: ApiFact, language: Language): Table {
  const statement = `import { ${names.join(', ')} } from '${from}'`;
  return table([[[text(TEXT[language].factsImport)]], [[inlineCode(statement)]]]);
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
