import type { Page } from '@playwright/test';
import type { Text } from '../../../theme/i18n/text.ts';
import { Dialog } from '../../e2e/support/searchDialog.ts';
import { expect } from '../../e2e/support/test.ts';
import { type Part, scanOpenParts } from '../support/openParts.ts';
import { DESKTOP, PHONE } from '../support/scan.ts';

const dialog = (open: (text: Text) => string, name: (text: Text) => string) => ({
  async act(page: Page, text: Text) {
    await page.getByRole('button', { name: open(text), exact: true }).click();
    await expect(page.getByRole('dialog', { name: name(text) })).toBeVisible();
  },
});

const PARTS: readonly Part[] = [
  {
    name: 'the tool menu',
    path: '/guide/start/',
    widths: [DESKTOP, PHONE],
    async act(page, text) {
      await page.getByRole('button', { name: text.toolMenu }).first().click();
      await expect(page.getByRole('link', { name: /Rsdoctor/ }).first()).toBeVisible();
    },
  },
  {
    name: 'the assistant menu',
    path: '/config/test/bail',
    widths: [DESKTOP, PHONE],
    async act(page, text) {
      await page.getByRole('main').getByRole('button', { name: text.openInAssistant }).click();
      await expect(page.getByRole('link', { name: text.viewMarkdown })).toBeVisible();
    },
  },
  {
    name: 'the phone menu',
    path: '/guide/start/',
    widths: [PHONE],
    ...dialog(
      ({ openMenu }) => openMenu,
      ({ siteMenu }) => siteMenu,
    ),
  },
  {
    name: 'the sidebar’s panel',
    path: '/config/test/bail',
    widths: [DESKTOP, PHONE],
    ...dialog(
      ({ menu }) => menu,
      ({ sidebar }) => sidebar,
    ),
  },
  {
    name: 'the outline’s panel',
    path: '/config/test/bail',
    widths: [DESKTOP, PHONE],
    onlyFull: true,
    ...dialog(
      ({ outlineTitle }) => outlineTitle,
      ({ outlineTitle }) => outlineTitle,
    ),
  },
  {
    name: 'the filter without a match',
    path: '/config/test/',
    widths: [DESKTOP, PHONE],
    onlyFull: true,
    async act(page, text) {
      await page.getByRole('main').getByRole('searchbox').fill('no such option');
      await expect(page.getByText(text.overviewNoMatch('no such option'))).toBeVisible();
    },
  },
  {
    name: 'the start of the search',
    path: '/config/test/bail',
    widths: [DESKTOP, PHONE],
    onlyFull: true,
    act: (page, text) => new Dialog(page, text).show(),
  },
  {
    name: 'search results',
    path: '/config/test/bail',
    widths: [DESKTOP, PHONE],
    async act(page, text) {
      const search = new Dialog(page, text);
      await search.show();
      await search.search('mock');
      await expect(search.rows.first()).toBeVisible();
    },
  },
  {
    name: 'a search without results',
    path: '/config/test/bail',
    widths: [DESKTOP, PHONE],
    async act(page, text) {
      const search = new Dialog(page, text);
      await search.show();
      await search.search('qzxq wvvk');
      await expect(search.root.getByText(text.search.nothing.before)).toBeVisible();
    },
  },
];

scanOpenParts(PARTS);
