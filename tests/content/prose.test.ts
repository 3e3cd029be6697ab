import { describe, expect, test } from 'vitest';
import { checkCallouts } from '../../checks/pages/calloutChecks.ts';
import { checkComponents, checkImports } from '../../checks/pages/componentChecks.ts';
import { checkEnglishGrammar, openGrammarCache } from '../../checks/pages/en/englishGrammar.ts';
import { checkEnglishStyle, checkHanInEnglish } from '../../checks/pages/en/englishStyle.ts';
import { checkSentenceCase } from '../../checks/pages/en/sentenceCase.ts';
import {
  checkPlainText,
  checkUniqueDescriptions,
  checkUniqueTitles,
} from '../../checks/pages/frontMatterChecks.ts';
import { checkHeadingIds, checkHeadingLevels } from '../../checks/pages/headingChecks.ts';
import { checkLinks } from '../../checks/pages/linkChecks.ts';
import { checkLiteralAsterisks } from '../../checks/pages/markupChecks.ts';
import type { Check } from '../../checks/pages/structureProblems.ts';
import { checkChineseTypography } from '../../checks/pages/zh/chineseTypography.ts';
import { checkTerms } from '../../checks/pages/zh/termChecks.ts';
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
    'heading levels',
    checkHeadingLevels,
    [
      'docs/en/headings.mdx:6: the page already shows its title: remove this heading, or write ##',
      'docs/en/headings.mdx:8: heading of level 4 follows one of level 1: write ##',
      'docs/en/headings.mdx:10: heading of level 5: use levels 2 to 4',
    ],
  ],
  [
    'heading ids',
    checkHeadingIds,
    [
      'docs/en/headings.mdx:14: the ID #same is already used in line 12: end one of them with another one, as in {#other-id}',
      'docs/en/headings.mdx:16: the heading gets #early but the outline links to #earlycode-late: end it with {#id}',
      'docs/en/headings.mdx:18: #inside-a-quote is inside another block, so it’s missing from the outline: move it out of it',
      'docs/zh/headings.mdx:6: a translated heading needs the ID of the original one at its end: {#id}',
    ],
  ],
  [
    'sentence case in headings',
    checkSentenceCase,
    [
      'docs/en/words.mdx:8: heading: use sentence case, without a capital in “To”',
      'docs/en/words.mdx:10: heading: capitalize the first word: “what”',
    ],
  ],
  [
    'terms',
    checkTerms,
    [
      'docs/zh/words.mdx:3: write stub (stub) instead of 存根',
      'docs/zh/words.mdx:6: write 测试套件 (test suite) instead of 测试组',
      'docs/zh/words.mdx:7: write spy (spy) instead of 间谍',
    ],
  ],
  [
    'words that the style guide refuses',
    checkEnglishStyle,
    [
      "docs/en/words.mdx:18: write doesn't instead of does not",
      "docs/en/words.mdx:18: write can't instead of cannot",
      'docs/en/words.mdx:18: write nothing instead of simply',
      'docs/en/words.mdx:15: write what the code does instead of knows',
      'docs/en/words.mdx:15: write color instead of colour',
    ],
  ],
  [
    'no Chinese on English pages',
    checkHanInEnglish,
    [
      'docs/en/prose.mdx:6: Chinese on an English page: 中文',
      'docs/en/prose.mdx:9: Chinese on an English page: 标题',
    ],
  ],
  [
    'Chinese typography',
    checkChineseTypography,
    [
      'docs/zh/prose.mdx:3: 此处标点符号需要使用全角：“文里混有半角标点,也有没有成功加”',
      'docs/zh/prose.mdx:6: 此处标点符号需要使用全角：“先写测试,再写代码; 然”',
      'docs/zh/prose.mdx:6: 此处标点符号需要使用全角：“写测试,再写代码; 然后运行:看”',
      'docs/zh/prose.mdx:6: 此处标点符号需要使用全角：“代码; 然后运行:看结果?很好!”',
      'docs/zh/prose.mdx:6: 此处标点符号需要使用全角：“然后运行:看结果?很好! 下一行”',
      'docs/zh/prose.mdx:6: 此处标点符号需要使用全角：“行:看结果?很好! 下一行**重”',
      'docs/zh/prose.mdx:7: 此处标点符号需要使用全角：“*重要 **真的(非常)重要。”',
      'docs/zh/prose.mdx:7: 此处标点符号需要使用全角：“**真的(非常)重要。”',
      'docs/zh/prose.mdx:15: 此处中英文内容之间需要一个空格：“在 Node 里用Rstest”',
      'docs/zh/prose.mdx:15: 此处中英文内容之间需要一个空格：“用Rstest，等5 秒，再看…”',
      'docs/zh/prose.mdx:15: 此处中英文内容之间需要一个空格：“st，等5 秒，再看…。”',
    ],
  ],
  [
    'no literal asterisks',
    checkLiteralAsterisks,
    [
      'docs/zh/prose.mdx:7: ** is rendered literally in “?很好! 下一行**重要 **真的(”: Markdown doesn’t start or end bold text there',
      'docs/zh/prose.mdx:13: ** is rendered literally in “单元格里 ** 也要检查”: Markdown doesn’t start or end bold text there',
    ],
  ],
  [
    'components',
    checkComponents,
    [
      `docs/en/components.mdx:9:1: <OptionFacts path="retry">: the front matter has no option with this path`,
      'docs/en/components.mdx:11:1: <Install> needs packages="…"',
      'docs/en/components.mdx:13:1: <Badge> is not a component of this site: write it as text',
      'docs/en/links.mdx:14:1: <a> is not a component of this site: write [text](/path)',
    ],
  ],
  [
    'imports',
    checkImports,
    [
      'docs/en/components.mdx:7: pages can’t have an import or export: write Markdown, or use the components in app/registry.ts',
    ],
  ],
  [
    'callouts',
    checkCallouts,
    [
      'docs/en/components.mdx:15: :::attention is not a callout: use tip, note, info, important, warning, caution, danger, details',
      'docs/en/components.mdx:19: :::tip is not closed by ::: with an empty line before it',
      'docs/en/components.mdx:22: ::: doesn’t close a callout: add an empty line before it',
    ],
  ],
  [
    'links',
    checkLinks,
    [
      'docs/en/links.mdx:6:1: link to /nowhere: there is no such page',
      'docs/en/links.mdx:6:22: link to /Good: write /good',
      'docs/en/links.mdx:6:37: link to /good/: write /good',
      'docs/en/links.mdx:8:1: link to /zh/good: leave out /zh, because the language is added automatically',
      'docs/en/links.mdx:8:23: link to /good.mdx: leave out .mdx',
      'docs/en/links.mdx:8:47: link to ./good: write /good',
      'docs/en/links.mdx:8:67: link to /good#nothing: docs/en/good.mdx has no heading #nothing',
      'docs/en/links.mdx:10:1: link to #nothing: docs/en/links.mdx has no heading #nothing',
      'docs/en/links.mdx:12:1: link to /good#missing: docs/en/good.mdx has no heading #missing',
      'docs/en/links.mdx:14:1: link to /elsewhere: there is no such page',
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
