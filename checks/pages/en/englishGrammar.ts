import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { type ContentCache, openContentCache } from '../../../content/cache/contentCache.ts';
import { CODE_PLACEHOLDER } from '../../../content/markdown/textRuns.ts';
import type { Page } from '../../../content/page.ts';
import type { Problem } from '../../../content/problem.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { joinProse, type Prose } from '../joinProse.ts';
import { HEADING_ID, proseRuns } from '../proseRuns.ts';
import wording from './wording.json' with { type: 'json' };

/**
 * The rules of Harper that are off: those about words, because spellingChecks.ts has a dictionary of
 * software terms; those that replace usual terms, such as config and stdin; and those that only
 * reported correct sentences and table cells of these pages.
 */
const RULES_OFF: readonly string[] = [
  ...wording.harperRulesAboutWords,
  ...wording.harperRulesThatReplaceUsualTerms,
  ...wording.harperRulesThatReportCorrectSentences,
];

/** Names in prose that Harper takes for mistakes: `testTimeout`, `rs.fn()`, Rsbuild. */
const NAME = /\b(?:[a-z][a-z\d]*[A-Z][\w.]*|\w+\.[a-z][\w.]*|Rs[a-z]+)(?:\(\)|'s)?/g;
/** Replaces code and names in the text for Harper. */
const CODE = '`x`';

/** A remark of Harper about a part of a text. */
interface Remark {
  /** The index of the first character. */
  readonly start: number;
  readonly message: string;
}

/** Opens the cache of remarks by text, because Harper takes 40 seconds for all pages. */
export function openGrammarCache(): ContentCache<readonly Remark[]> {
  const version = manifest.devDependencies['harper.js'];
  return openContentCache('grammar', { code: JSON.stringify([version, RULES_OFF]) });
}

/** Reports grammar, wordy phrases, and long sentences in English text that Harper refuses. */
export async function checkEnglishGrammar(
  pages: readonly Page[],
  cache?: ContentCache<readonly Remark[]>,
): Promise<Problem[]> {
  const texts = pages
    .filter(({ language }) => language === 'en')
    .map((page) => joinProse(englishText(page)));
  const contents = texts.map(({ text }) => text);
  const remarks = await (cache ? cache.getAll(contents, findRemarks) : findRemarks(contents));
  await cache?.save();
  return texts.flatMap(({ locate }, index) =>
    (remarks[index] ?? []).map(({ start, message }) => ({ ...locate(start), message })),
  );
}

async function findRemarks(texts: readonly string[]): Promise<Remark[][]> {
  const linter = new LocalLinter({ binary, dialect: Dialect.American });
  const config = await linter.getDefaultLintConfig();
  await linter.setLintConfig({
    ...config,
    ...Object.fromEntries(RULES_OFF.map((name) => [name, false])),
  });
  const remarksByText: Remark[][] = [];
  for (const text of texts) {
    const lintsByRule = await linter.organizedLints(text, { language: 'markdown' });
    const remarks = Object.entries(lintsByRule).flatMap(([rule, lints]) =>
      lints.map((lint) => ({
        start: lint.span().start,
        message: `“${lint.get_problem_text()}”: ${lint.message()} (${rule})`,
      })),
    );
    remarksByText.push(remarks);
  }
  return remarksByText;
}

function englishText(page: Page): Prose[] {
  return proseRuns(page).map(({ text, lineAt }) => ({
    file: page.file,
    text: text.replace(HEADING_ID, '').replaceAll(CODE_PLACEHOLDER, CODE).replace(NAME, CODE),
    // Replaced code has another length, so only the block's first line is known.
    lineAt: () => lineAt(0),
  }));
}
