import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { CODE_PLACEHOLDER } from '../../content/markdown/textRuns.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { joinProse, type Prose } from './joinProse.ts';
import { proseRuns } from './proseRuns.ts';

/** Harper's rules about words. spelling.ts checks them with a dictionary of software terms. */
const VOCABULARY = [
  'CompoundNouns',
  'DisjointPrefixes',
  'NeverMind',
  'OrthographicConsistency',
  'PhrasalVerbAsCompoundNoun',
  'SpellCheck',
  'SplitWords',
  'ToDoHyphen',
];

/** Rules that replace usual terms: config, stdin, Ctrl, ms, params. */
const TERMS = [
  'ExpandArgument',
  'ExpandConfiguration',
  'ExpandControl',
  'ExpandParameter',
  'ExpandStandardInputAndOutput',
  'ExpandTimeShorthands',
];

/** Rules that found no mistake in these pages, but reported correct sentences and table cells. */
const WRONG_HERE = [
  'CallThem',
  'Dashes',
  'FindOut',
  'InflectedVerbAfterTo',
  'ItsContraction',
  'MassNouns',
  'MissingDeterminer',
  'MissingPreposition',
  'MissingTo',
  'NounVerbConfusion',
  'SentenceCapitalization',
  'Spaces',
  'ToTwoToo',
  'WereWhere',
];

const RULES_OFF: readonly string[] = [...VOCABULARY, ...TERMS, ...WRONG_HERE];

/** Names in prose that Harper can't read: `testTimeout`, `rs.fn()`, Rsbuild. */
const NAME = /\b(?:[a-z][a-z\d]*[A-Z][\w.]*|\w+\.[a-z][\w.]*|Rs[a-z]+)(?:\(\)|'s)?/g;
const HEADING_ID = /\s*\\?\{#[^}]*\}\s*$/;
const CODE = '`x`';

/** Reports grammar, wordy phrases, and long sentences in English text that Harper refuses. */
export async function checkEnglishGrammar(pages: readonly Page[]): Promise<Problem[]> {
  const linter = new LocalLinter({ binary, dialect: Dialect.American });
  const config = await linter.getDefaultLintConfig();
  await linter.setLintConfig({
    ...config,
    ...Object.fromEntries(RULES_OFF.map((name) => [name, false])),
  });
  const problems: Problem[] = [];
  for (const page of pages) {
    if (page.language !== 'en') continue;
    const { text, locate } = joinProse(englishText(page));
    const found = await linter.organizedLints(text, { language: 'markdown' });
    for (const [rule, lints] of Object.entries(found)) {
      for (const lint of lints) {
        const message = `“${lint.get_problem_text()}”: ${lint.message()} (${rule})`;
        problems.push({ ...locate(lint.span().start), message });
      }
    }
  }
  return problems;
}

function englishText(page: Page): Prose[] {
  return proseRuns(page).map(({ text, lineAt }) => ({
    file: page.file,
    text: text.replace(HEADING_ID, '').replaceAll(CODE_PLACEHOLDER, CODE).replace(NAME, CODE),
    // Replaced code has another length, so only the block's first line is known.
    lineAt: () => lineAt(0),
  }));
}
