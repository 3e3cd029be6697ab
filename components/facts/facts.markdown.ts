import {
  type ApiFact,
  hasFlagBelow,
  type OptionFact,
  type Since,
} from '../../content/facts/pageFacts.ts';
import type { Language } from '../../content/languages.ts';
import { codeText, escapedText, tableText } from '../../content/markdown/markdownText.ts';
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
    return option ? optionFacts(option, page) : '';
  },
};

export const apiFactsForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { facts: { api }, language }) => (api ? apiFacts(api, language) : ''),
};

/** A table with the facts about one option. */
export function optionFacts(
  option: OptionFact,
  { language, facts: { options } }: FormPage,
): string {
  const words = TEXT[language];
  const noFlag = hasFlagBelow(option, options) ? words.factsFlagBelow : words.factsNoFlag;
  const facts: [name: string, value: string][] = [
    [words.factsType, codeText(oneLine(option.type))],
    [words.factsDefault, codeOrText(option.default, words.factsNoDefault)],
    [words.factsFlag, flagOf(option, noFlag)],
    [words.factsProject, option.project ? words.factsYes : words.factsNo],
  ];
  if (option.since) facts.push([words.factsAddedIn, sinceText(option.since, language)]);
  return tableText([facts.map(([name]) => name), facts.map(([, value]) => value)]);
}

/** How an API is imported, and which versions added its names (the oldest group without names). */
export function apiFacts({ from, names, since: groups }: ApiFact, language: Language): string {
  const words = TEXT[language];
  const statement = codeText(`import { ${names.join(', ')} } from '${from}'`);
  if (groups.length === 0) return tableText([[words.factsImport], [statement]]);
  const { factsSeparators: separators } = words;
  const versions = groups.map((group, index) => {
    const version = sinceText(group.since, language);
    if (index === 0) return version;
    return `${separators.version}${group.names.map(codeText).join(separators.name)} ${version}`;
  });
  return tableText([
    [words.factsImport, words.factsAddedIn],
    [statement, versions.join('')],
  ]);
}

function sinceText({ version, orEarlier }: Since, language: Language): string {
  return orEarlier ? TEXT[language].orEarlier(version) : version;
}

function codeOrText(code: string | undefined, text: string): string {
  return code === undefined ? escapedText(text) : codeText(oneLine(code));
}

function flagOf({ flag, alias }: OptionFact, noFlag: string): string {
  if (flag === undefined) return escapedText(noFlag);
  return [alias, flag].flatMap((name) => (name === undefined ? [] : codeText(name))).join(', ');
}

/** Joins lines, because a table row can't contain line breaks. */
function oneLine(code: string): string {
  return code.trim().replace(/\s*\n\s*/g, ' ');
}
