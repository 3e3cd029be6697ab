import { describe, expect, test } from 'vitest';
import {
  checkCounterparts,
  checkSameFacts,
  checkSameHeadings,
} from '../../checks/pages/mirrorChecks.ts';
import { untranslatedPages } from '../../content/untranslatedPages.ts';
import { pageOf } from '../support/content/pageOf.ts';
import { readFixture, readSite, shown } from './site.ts';

const [pages, bad] = await Promise.all([readSite(), readFixture('bad')]);

describe('the two languages', () => {
  test('have the same pages, or an English one as a fallback, which is reported', () => {
    for (const { file, counterpart } of untranslatedPages(pages)) {
      console.warn(`${counterpart} is missing: Chinese readers see ${file}`);
    }
    expect(shown(checkCounterparts(pages))).toEqual([]);
  });

  test('have the same headings in the same order', () => {
    expect(shown(checkSameHeadings(pages))).toEqual([]);
  });

  test('state the same facts', () => {
    expect(shown(checkSameFacts(pages))).toEqual([]);
  });
});

describe('differences between the languages are reported', () => {
  test('a page that only exists in Chinese, and an English one that can’t be a fallback', () => {
    expect(shown(checkCounterparts(bad))).toEqual([
      'docs/zh/only-chinese.mdx:1: docs/en/only-chinese.mdx is missing',
    ]);
    const home = pageOf('', 'docs/en/index.mdx', 'pageType: home\n');
    expect(shown(checkCounterparts([home]))).toEqual([
      'docs/en/index.mdx:1: docs/zh/index.mdx is missing',
    ]);
  });

  test('headings', () => {
    expect(shown(checkSameHeadings(bad))).toEqual([
      'docs/zh/headings.mdx:6: heading 1: expected # {#a-second-title} as in docs/en/headings.mdx:6, got ## {#没有编号的标题}',
      'docs/zh/mirror.mdx:13: heading 2: expected ## {#second} as in docs/en/mirror.mdx:13, got ### {#second}',
    ]);
  });

  test('facts', () => {
    expect(shown(checkSameFacts(bad))).toEqual([
      'docs/zh/mirror.mdx:4: options[0]: expected "retry" as in docs/en/mirror.mdx:4, got "bail"',
    ]);
  });
});
