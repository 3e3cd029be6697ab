import { expect } from '@playwright/test';
import { favoriteKey, recentKey } from '../../../theme/search/dialog/savedSearches.ts';
import { SEARCH } from '../../../theme/site.ts';
import type { Dialog } from '../../e2e/support/searchDialog.ts';
import { expectText } from './expectText.ts';
import { PAYLOADS } from './payloads.ts';

/** A saved search as DocSearch writes it, but for the payload in each of its texts. */
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

/** One that leads where no page is. */
const leadingAway = { ...saved('javascript:window.hit=1'), url: 'javascript:window.hit=1' };

/**
 * Shows every payload as a recent search and as a favorite one, as many at once as are shown. The
 * page is open, its dialog is not.
 */
export async function showSavedPayloads(dialog: Dialog, index: string): Promise<void> {
  const { page, words } = dialog;
  for (const { key, list, most } of [
    { key: recentKey(index), list: words.search.recent, most: SEARCH.recents },
    { key: favoriteKey(index), list: words.search.favorites, most: SEARCH.favorites },
  ]) {
    for (let start = 0; start < PAYLOADS.length; start += most) {
      const some = PAYLOADS.slice(start, start + most);
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
