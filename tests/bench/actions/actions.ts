import type { Page } from '@playwright/test';
import { TEXT } from '../../../theme/i18n/text.ts';

export interface Action {
  name: string;
  path: string;
  /** What comes before the measurement. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const { en } = TEXT;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
}

async function search(page: Page): Promise<void> {
  await openSearch(page);
  await page.keyboard.type('timeout');
  await page.getByRole('option').first().waitFor();
}

/** What readers do most. */
export const ACTIONS: readonly Action[] = [
  {
    name: 'open the search',
    path: '/config/test/bail',
    act: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'type a letter in the search',
    path: '/config/test/bail',
    prepare: search,
    act: (page) => page.keyboard.press('s'),
  },
  {
    name: 'open a result',
    path: '/config/test/bail',
    prepare: search,
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'follow a link of the sidebar',
    path: '/config/test/bail',
    act: (page) => page.locator('[data-part=sidebar] a[href="/config/test/retry"]').click(),
  },
  {
    name: 'go to a heading',
    path: '/api/test-api/expect',
    act: (page) => page.locator('[data-part=outline] a').nth(5).click(),
  },
  {
    name: 'switch the theme',
    path: '/config/test/bail',
    act: (page) => button(page, en.switchToDark).click(),
  },
  {
    name: '… on the longest page',
    path: '/api/test-api/expect',
    act: (page) => button(page, en.switchToDark).click(),
  },
  {
    name: 'choose a package manager',
    path: '/guide/start/quick-start',
    act: (page) => page.getByRole('tab', { name: 'pnpm' }).first().click(),
  },
  {
    name: 'copy code',
    path: '/guide/start/quick-start',
    prepare: (page) => page.locator('figure').first().hover(),
    act: (page) => button(page, en.copyCode).first().click(),
  },
  {
    name: 'run an example',
    path: '/api/test-api/expect',
    prepare: (page) => button(page, en.runCode).first().scrollIntoViewIfNeeded(),
    act: (page) => button(page, en.runCode).first().click(),
  },
  {
    name: 'filter an overview',
    path: '/config/',
    prepare: (page) => page.getByRole('main').getByRole('searchbox').focus(),
    act: (page) => page.keyboard.press('t'),
  },
];
