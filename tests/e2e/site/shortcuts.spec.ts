import { SHORTCUT_TEXT } from '../../../theme/i18n/text/shortcutText.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { SWEEP, sweepIn } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

for (const [prefix, lang] of [
  ['', 'en'],
  ['/zh', 'zh'],
] as const) {
  test(`“?” lists the keyboard shortcuts, and Escape closes the list (${lang})`, {
    tag: sweepIn(lang),
  }, async ({ page }) => {
    await open(page, `${prefix}/config/test/bail`);
    const { title, openSearch, or } = SHORTCUT_TEXT[lang];
    const list = page.getByRole('dialog', { name: title });
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await expect(list).toContainText(`${openSearch}Ctrl K ${or} /`);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('?');
    await list.getByRole('button').click();
    await expect(list).toHaveCount(0);
  });
}

test('the list that is closed and opened again at once stays open', { tag: SWEEP }, async ({
  page,
}) => {
  await open(page, '/config/test/bail');
  const list = page.getByRole('dialog', { name: SHORTCUT_TEXT.en.title });
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await page.evaluate(() => {
    // The first moment at which a key finds it closed.
    const observer = new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) return;
      observer.disconnect();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await page.keyboard.press('Escape');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});

test('“?” that is typed, or pressed while another dialog is open, doesn’t', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/');
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.pressSequentially('?');
  await expect(filter).toHaveValue('?');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: text.en.search.dialog });
  await expect(search).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(search.getByRole('searchbox')).toHaveValue('?');
});

test('the list closes when the reader goes back', async ({ page }) => {
  await open(page, '/config/test/bail');
  await page.getByRole('link', { name: 'Configuration', exact: true }).first().click();
  await expect(page).toHaveURL(/\/config\/$/);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: SHORTCUT_TEXT.en.title });
  await expect(list).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/bail$/);
  await expect(list).toHaveCount(0);
});

test('a page that is opened from the list by searching gets the focus', async ({ page }) => {
  await open(page, '/config/test/bail');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: SHORTCUT_TEXT.en.title })).toBeVisible();
  const dialog = new Dialog(page);
  await dialog.show();
  await dialog.search('mocking');
  await dialog.rows.first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/bail$/);
  await expect(
    page
      .locator('main h1, main :is(h2, h3, h4)')
      .locator('visible=true')
      .and(page.locator(':focus')),
  ).toHaveCount(1);
});
