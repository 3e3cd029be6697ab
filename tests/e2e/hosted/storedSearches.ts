import type { Locator } from '@playwright/test';
import { favoriteKey, recentKey } from '../../../theme/search/docsearch/savedSearches.ts';
import type { Dialog } from '../support/searchDialog.ts';

/** The storage key of the fixture's searches. */
export const RECENT = recentKey('fixture_en');
export const FAVORITE = favoriteKey('fixture_en');

/** A saved search in DocSearch's format. */
export function saved(name: string) {
  return {
    objectID: name,
    url: `/guide/beta#${name}`,
    type: 'lvl2',
    hierarchy: { lvl0: 'Guide › Beta', lvl1: 'Beta', lvl2: name },
    content: null,
  };
}

/** The list of saved searches under a title. */
export function savedList(dialog: Dialog, name: string): Locator {
  return dialog.root.getByRole('list', { name });
}

export function savedTitles(dialog: Dialog, name: string): Locator {
  return savedList(dialog, name).locator('.search-row-title');
}
