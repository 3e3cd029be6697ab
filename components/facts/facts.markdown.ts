import type { PhrasingContent, Table } from 'mdast';
import {
  type ApiFact,
  hasFlagBelow,
  type OptionFact,
  type Since,
} from '../../content/facts/pageFacts.ts';
import type { Language } from '../../content/languages.ts';
import { inlineCode, tableNode, text } from '../../content/markdown/markdownNodes.ts';
import { TEXT } from '../../theme/i18n/text.ts';
import type { ComponentForm, FormPage } from '../componentForm.ts';

export const optionFactsForm: ComponentForm = {
  attributes: { path: 'required' },
  problem: ({ path }, options) => {
    if (path !== undefined && options.includes(path)) return undefined;
    return `<OptionFacts path="${path}">: the front matter has no option with this path`;
  },
  markdown: ({ attributes }, page) => {
    const option = page.facts.options.find(({ path }) => path === attributes.path);
    return option ? [optionFacts(option, page)] : [];
  },
};

export const apiFactsForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { facts: { api }, language }) => (api ? [apiFacts(api, language)] : []),
};

/** A table with the facts about one option. */
export function optionFacts(option: OptionFact, { language, facts: { options } }: FormPage): Table {
  const words = TEXT[language];
  const noFlag = hasFlagBelow(option, options) ? words.factsFlagBelow : words.factsNoFlag;
  const facts: [name: string, value: PhrasingContent[]][] = [
    [words.factsType, [inlineCode(oneLine(option.type))]],
    [words.factsDefault, codeOr(option.default, words.factsNoDefault)],
    [words.factsFlag, flagOf(option, noFlag)],
    [words.factsProject, [text(option.project ? words.factsYes : words.factsNo)]],
  ];
  if (option.since) {
    facts.push([words.factsAddedIn, [text(sinceText(option.since, language))]]);
  }
  return tableNode([facts.map(([name]) => [text(name)]), facts.map(([, value]) => value)]);
}

/** How an API is imported, and which versions added its names (the oldest group without names). */
export function apiFacts({ from, names, since: groups }: ApiFact, language: Language): Table {
  const words = TEXT[language];
  const statement = `import { ${names.join(', ')} } from '${from}'`;
  if (groups.length === 0) {
    return tableNode([[[text(words.factsImport)]], [[inlineCode(statement)]]]);
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
  return tableNode([
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

/** Joins lines, because a table row can't contain line breaks. */
function oneLine(code: string): string {
  return code.trim().replace(/\s*\n\s*/g, ' ');
}
