import { describe, expect, test } from 'vitest';
import { checkCallouts } from '../../plugins/content-checks/calloutChecks.ts';
import { checkComponents } from '../../plugins/content-checks/componentChecks.ts';
import {
  checkPlainText,
  checkUniqueDescriptions,
} from '../../plugins/content-checks/frontMatterChecks.ts';
import {
  checkHeadingIds,
  checkHeadingLevels,
  checkSentenceCase,
} from '../../plugins/content-checks/headingChecks.ts';
import { checkLinks } from '../../plugins/content-checks/linkChecks.ts';
import type { Check } from '../../plugins/content-checks/page.ts';
import {
  checkChinesePunctuation,
  checkChineseSpacing,
  checkHanInEnglish,
  checkLiteralAsterisks,
} from '../../plugins/content-checks/proseChecks.ts';
import { checkTerms } from '../../plugins/content-checks/termChecks.ts';
import { readFixture, readSite, shown } from './site.ts';

const pages = await readSite();
const bad = await readFixture('bad');

/** What a check says of the fixture site: exact, as writers read it. */
const CHECKS: readonly [name: string, check: Check, messages: readonly string[]][] = [
  [
    'unique descriptions',
    checkUniqueDescriptions,
    [
      'docs/en/plain.mdx:3: description: is the same as that of docs/en/good.mdx; say what this page is about',
    ],
  ],
  [
    'plain text in title and description',
    checkPlainText,
    [
      'docs/en/plain.mdx:2: title: plain text only, but it holds `',
      'docs/zh/plain.mdx:3: description: plain text only, but it holds **',
    ],
  ],
  [
    'heading levels',
    checkHeadingLevels,
    [
      'docs/en/headings.mdx:6: no # heading in the body: the title is the page’s heading',
      'docs/en/headings.mdx:8: heading of level 4 follows one of level 1',
      'docs/en/headings.mdx:10: heading of level 5: use levels 2–4',
    ],
  ],
  [
    'heading ids',
    checkHeadingIds,
    [
      'docs/en/headings.mdx:14: the id #same is already used in line 12',
      'docs/en/headings.mdx:16: the heading gets #early but the outline links to #earlycode-late: end it with {#id}',
      'docs/en/headings.mdx:18: #inside-a-quote stands inside another block, where the outline misses it',
      'docs/zh/headings.mdx:6: a Chinese heading needs the English id, written at its end as {#id}',
    ],
  ],
  [
    'sentence case in headings',
    checkSentenceCase,
    [
      'docs/en/words.mdx:8: heading: “To” needs no capital: sentence case',
      'docs/en/words.mdx:10: heading: begin it with a capital: “what”',
    ],
  ],
  [
    'terms',
    (site) => checkTerms(site),
    [
      'docs/zh/words.mdx:3: write 桩 (stub) instead of 存根',
      'docs/zh/words.mdx:6: write 测试套件 (test suite) instead of 测试组',
      'docs/zh/words.mdx:7: write 监视(spy) (spy) instead of 间谍',
    ],
  ],
  [
    'no Chinese on English pages',
    (site) => checkHanInEnglish(site),
    [
      'docs/en/prose.mdx:6: Chinese on an English page: 中文',
      'docs/en/prose.mdx:9: Chinese on an English page: 标题',
    ],
  ],
  [
    'Chinese punctuation',
    checkChinesePunctuation,
    [
      'docs/zh/prose.mdx:3: write ， instead of , in “有半角标点,也有没有成”',
      'docs/zh/prose.mdx:6: write ， instead of , in “先写测试,再写代码;”',
      'docs/zh/prose.mdx:6: write ； instead of ; in “,再写代码; 然后运行”',
      'docs/zh/prose.mdx:6: write ： instead of : in “然后运行:看结果?很”',
      'docs/zh/prose.mdx:6: write ？ instead of ? in “行:看结果?很好! 下”',
      'docs/zh/prose.mdx:7: write （ instead of ( in “**真的(非常)重要”',
      'docs/zh/prose.mdx:7: write ） instead of ) in “真的(非常)重要。”',
    ],
  ],
  [
    'Chinese spacing',
    checkChineseSpacing,
    [
      'docs/zh/prose.mdx:15: a space is missing in “de 里用Rstest”, between Chinese and Latin or code',
      'docs/zh/prose.mdx:15: a space is missing in “est，等5 秒，再看”, between Chinese and Latin or code',
      'docs/zh/prose.mdx:15: a space is missing in “秒，再看…。”, between Chinese and Latin or code',
    ],
  ],
  [
    'no literal asterisks',
    checkLiteralAsterisks,
    [
      'docs/zh/prose.mdx:7: ** is shown as it stands in “?很好! 下一行**重要 **真的(”: no bold text begins or ends there',
      'docs/zh/prose.mdx:13: ** is shown as it stands in “单元格里 ** 也要检查”: no bold text begins or ends there',
    ],
  ],
  [
    'components',
    checkComponents,
    [
      `docs/en/components.mdx:14: <OptionFacts path="retry">: the front matter's options have no such path`,
      'docs/en/components.mdx:16: <Install> needs packages="…"',
      'docs/en/components.mdx:18: <Badge> is no component of this site: use OptionFacts, Install, Exec, Tabs, Tab',
      'docs/en/components.mdx:12: no import or export in a page: the site’s components need none',
      'docs/en/links.mdx:14: <a> is no component of this site: use OptionFacts, Install, Exec, Tabs, Tab',
    ],
  ],
  [
    'callouts',
    checkCallouts,
    [
      'docs/en/components.mdx:20: :::note is no callout: use tip, info, warning, danger',
      'docs/en/components.mdx:24: :::tip is not closed by ::: with an empty line before it',
      'docs/en/components.mdx:27: ::: closes no callout: an empty line must stand before it',
    ],
  ],
  [
    'links',
    (site) => checkLinks(site),
    [
      'docs/en/links.mdx:6: link to /nowhere: there is no such page',
      'docs/en/links.mdx:6: link to /Good: write /good',
      'docs/en/links.mdx:6: link to /good/: write /good',
      'docs/en/links.mdx:8: link to /zh/good: leave out /zh, the language is added by itself',
      'docs/en/links.mdx:8: link to /good.mdx: leave out .mdx',
      'docs/en/links.mdx:8: link to ./good: begin it with /, from the root of the site',
      'docs/en/links.mdx:8: link to /good#nothing: docs/en/good.mdx has no heading #nothing',
      'docs/en/links.mdx:10: link to #nothing: docs/en/links.mdx has no heading #nothing',
      'docs/en/links.mdx:12: link to /good#missing: docs/en/good.mdx has no heading #missing',
      'docs/en/links.mdx:14: link to /elsewhere: there is no such page',
    ],
  ],
];

describe.each(CHECKS)('%s', (_name, check, messages) => {
  test('every page passes', () => {
    expect(shown(check(pages))).toEqual([]);
  });

  test('what does not is named', () => {
    expect(shown(check(bad))).toEqual(messages);
  });
});
