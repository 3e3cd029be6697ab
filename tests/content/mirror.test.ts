import { describe, expect, test } from 'vitest';
import {
  checkCounterparts,
  checkSameFacts,
  checkSameHeadings,
} from '../../checks/pages/mirrorChecks.ts';
import { pageOf } from '../support/content/pageOf.ts';
import { readFixture, shown } from './site.ts';

const bad = readFixture('bad');

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
      'docs/zh/mirror.mdx:4: options: expected ["retry"] as in docs/en/mirror.mdx:4, got ["bail"]',
    ]);
  });
});
