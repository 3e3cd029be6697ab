import type { Page } from '@playwright/test';
import type { Text } from '../../../theme/i18n/text.ts';

/** The bar's buttons, and what they open. */
export const menuBarParts = (page: Page, names: Text) => ({
  pages: page.getByRole('button', { name: names.menu, exact: true }),
  headings: page.getByRole('button', { name: names.outlineTitle }),
  pagesPanel: page.getByRole('dialog', { name: names.sidebar }),
  headingsPanel: page.getByRole('dialog', { name: names.outlineTitle }),
  sidebar: page.getByRole('navigation', { name: names.sidebar }),
  outline: page.getByRole('navigation', { name: names.outlineTitle }),
  close: page.getByRole('dialog').getByRole('button', { name: names.closePanel }),
});
