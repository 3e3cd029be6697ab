import { describe, expect, test } from 'vitest';
import { headingIds } from '../../plugins/addresses/headingIds.ts';
import {
  checkSameFacts,
  checkSameHeadings,
  checkTwins,
} from '../../plugins/content-checks/mirrorChecks.ts';
import { untranslatedPages } from '../../plugins/translations/untranslatedPages.ts';
import { pageOf } from '../unit/plugins/content-checks/pageOf.ts';
import { readFixture, readSite, shown } from './site.ts';

const [pages, bad] = await Promise.all([readSite(), readFixture('bad')]);

describe('the two languages', () => {
  test('have the same pages, or an English one that stands in and is named', () => {
    for (const { file, twin } of untranslatedPages(pages)) {
      console.warn(`${twin} is missing: readers of Chinese see ${file}`);
    }
    expect(shown(checkTwins(pages))).toEqual([]);
  });

  test('have the same headings in the same order', () => {
    expect(shown(checkSameHeadings(pages))).toEqual([]);
  });

  test('have the headings that are read from their lines alone', () => {
    const differ = pages.filter(({ source, headings }) => {
      const ids = headings.filter(({ depth }) => depth >= 2 && depth <= 4).map(({ id }) => id);
      return headingIds(source).join() !== ids.join();
    });
    expect(differ.map(({ file }) => file)).toEqual([]);
  });

  test('state the same facts', () => {
    expect(shown(checkSameFacts(pages))).toEqual([]);
  });
});

describe('what differs between the languages is named', () => {
  test('a page in Chinese only, and one in English that can’t stand in for its translation', () => {
    expect(shown(checkTwins(bad))).toEqual([
      'docs/zh/only-chinese.mdx:1: docs/en/only-chinese.mdx is missing',
    ]);
    const home = pageOf('', 'docs/en/index.mdx', 'pageType: home\n');
    expect(shown(checkTwins([home]))).toEqual([
      'docs/en/index.mdx:1: docs/zh/index.mdx is missing',
    ]);
  });

  test('headings', () => {
    expect(shown(checkSameHeadings(bad))).toEqual([
      'docs/zh/headings.mdx:6: heading 1: expected # {#a-second-title} as in docs/en/headings.mdx:6, got ## {#没有编号的标题}',
      'docs/zh/mirror.mdx:18: heading 2: expected ## {#second} as in docs/en/mirror.mdx:18, got ### {#second}',
    ]);
  });

  test('facts', () => {
    expect(shown(checkSameFacts(bad))).toEqual([
      'docs/zh/mirror.mdx:7: options[0].default: expected "0" as in docs/en/mirror.mdx:7, got "1"',
    ]);
  });
});
