import { expect } from '@playwright/test';
import { favoriteKey, recentKey } from '../../../theme/search/docsearch/savedSearches.ts';
import { SEARCH } from '../../../theme/settings/search.ts';
import type { Dialog } from '../support/searchDialog.ts';
import { expectText } from './expectText.ts';

/** A saved search in DocSearch's format with a payload in all text. */
function saved(payload: string) {
  return {
    objectID: payload,
    url: `/guide/beta#${payload}`,
    type: 'lvl2',
    hierarchy: { lvl0: payload, lvl1: payload, lvl2: payload },
    content: payload,
    _snippetResult: { title: payload, detail: payload },
  };
}

/** A saved search that doesn't lead to a page. */
const leadingAway = { ...saved('javascript:window.hit=1'), url: 'javascript:window.hit=1' };

/**
 * Shows each payload as a recent and as a favorite search, as many at a time as fit. The page must be
 * open and its dialog closed.
 */
export async function showSavedPayloads(
  dialog: Dialog,
  index: string,
  payloads: readonly string[],
): Promise<void> {
  const { page, words } = dialog;
  for (const { key, list, most } of [
    { key: recentKey(index), list: words.search.recent, most: 7 },
    { key: favoriteKey(index), list: words.search.favorites, most: SEARCH.favorites },
  ]) {
    for (let start = 0; start < payloads.length; start += most) {
      const some = payloads.slice(start, start + most);
      await page.evaluate(
        ([name, entries]) => {
          localStorage.clear();
          localStorage.setItem(name, entries);
        },
        [key, JSON.stringify([leadingAway, ...some.map(saved)])] as const,
      );
      await dialog.show();
      const rows = dialog.root.getByRole('list', { name: list }).getByRole('listitem');
      await expect(rows).toHaveCount(some.length);
      await expectText(page);
      await page.keyboard.press('Escape');
      await expect(dialog.root).toHaveCount(0);
    }
  }
}
