import { describe, expect, test } from 'vitest';
import { checkEnglishGrammar, openGrammarCache } from '../../checks/pages/en/englishGrammar.ts';
import { checkEnglishStyle } from '../../checks/pages/en/englishStyle.ts';
import {
  checkPlainText,
  checkUniqueDescriptions,
  checkUniqueTitles,
} from '../../checks/pages/frontMatterChecks.ts';
import { checkHeadingIds } from '../../checks/pages/headingChecks.ts';
import type { Check } from '../../checks/pages/structureProblems.ts';
import { readFixture, readSite, shown } from './site.ts';

const pages = await readSite();
const bad = await readFixture('bad');

/** The exact messages of a check for the fixture site. */
const CHECKS: readonly [name: string, check: Check, messages: readonly string[]][] = [
  [
    'unique descriptions',
    checkUniqueDescriptions,
    [
      'docs/en/plain.mdx:3: description: same as in docs/en/good.mdx; describe what this page is about',
    ],
  ],
  [
    'unique titles',
    checkUniqueTitles,
    ['docs/en/words.mdx:2: title: same as in docs/en/prose.mdx; say how the pages differ'],
  ],
  [
    'plain text in title and description',
    checkPlainText,
    [
      'docs/en/plain.mdx:2: title: must be plain text, but contains `: leave it out',
      'docs/zh/plain.mdx:3: description: must be plain text, but contains **: leave it out',
    ],
  ],
  [
    'heading ids',
    checkHeadingIds,
    [
      'docs/en/headings.mdx:14: the ID #same is already used in line 12: end one of them with another one, as in {#other-id}',
      'docs/en/headings.mdx:16: {#early} is only an ID at the end of the heading: move it there',
      "docs/en/headings.mdx:18: #inside-a-quote is inside another block, so it's missing from the outline: move it out of it",
      'docs/zh/headings.mdx:6: a translated heading needs the ID of the original one at its end: {#id}',
    ],
  ],
  [
    'words that the style guide refuses',
    checkEnglishStyle,
    [
      'docs/en/words.mdx:3: write flavor instead of flavour',
      'docs/en/words.mdx:6: write behavior instead of behaviour',
      'docs/en/words.mdx:6: write color instead of colour',
      'docs/en/words.mdx:6: write while instead of whilst',
      "docs/en/words.mdx:18: write doesn't instead of does not",
      "docs/en/words.mdx:18: write can't instead of cannot",
      'docs/en/words.mdx:18: write nothing instead of simply',
      'docs/en/words.mdx:15: write color instead of colour',
      'docs/en/words.mdx:15: write what the code does instead of knows',
    ],
  ],
];

// `npm run content` checks the pages themselves before these tests.
test.each(CHECKS)('problems with %s are reported', (_name, check, messages) => {
  expect(shown(check(bad))).toEqual(messages);
});

describe('grammar of the English', () => {
  test('every page for beginners passes', async () => {
    const first = pages.filter(({ route }) => route.startsWith('/guide/start/'));
    expect(first.length).toBeGreaterThan(5);
    expect(shown(await checkEnglishGrammar(first))).toEqual([]);
  });

  test('every page passes', { tags: ['full'], timeout: 300_000 }, async () => {
    // Without the cache, it computes for 40 seconds, and longer beside other steps.
    expect(shown(await checkEnglishGrammar(pages, openGrammarCache()))).toEqual([]);
  });

  test('problems are reported', async () => {
    const words = bad.filter(({ route }) => route === '/words');
    expect(shown(await checkEnglishGrammar(words))).toEqual([
      'docs/en/words.mdx:18: “an”: Incorrect indefinite article. (AnA)',
      'docs/en/words.mdx:18: “and also”: Consider using just `and`. (AvoidAndAlso)',
      'docs/en/words.mdx:18: “The the”: Did you mean to repeat this word? (RepeatedWords)',
    ]);
  });
});
