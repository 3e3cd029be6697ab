import type { Page } from '@playwright/test';
import { STORAGE } from '../../../theme/settings/site.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Values that a key could have: from an older version, another site, or an attacker. */
const RUBBISH = ['', '[]', '{"pm":{"toString":1}}', '{"__proto__":{"polluted":1}}', '"auto', '<b>'];

/** Actions that read and write all keys. */
async function useThePage(page: Page, switchName: string) {
  await open(page, '/guide/start/quick-start');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('banner').getByRole('button', { name: switchName }).click();
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('invalid data in the storage does no harm', async ({ page, text }) => {
  await open(page, '/guide/start/quick-start');
  for (const value of RUBBISH) {
    await page.evaluate(
      ([keys, stored]) => {
        for (const key of keys) localStorage.setItem(key, stored);
      },
      [Object.values(STORAGE), value] as const,
    );
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  }
  await page.evaluate((at) => localStorage.removeItem(at), STORAGE.appearance);
  await useThePage(page, text.en.switchToDark);
});

test('with blocked storage, only persistence is lost', async ({ page, text }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await useThePage(page, text.en.switchToDark);
});

test('with full storage, only persistence is lost', async ({ page, text }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await useThePage(page, text.en.switchToDark);
});
