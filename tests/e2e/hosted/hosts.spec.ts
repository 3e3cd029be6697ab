import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FALLBACK_HOSTS, READ_HOST } from './loopback/account.ts';
import { complained, expect, test } from './test.ts';

test('if no host answers, the dialog shows an error, and a retry needs no retyping', async ({
  page,
  algolia,
  text,
  complaints,
}) => {
  const words = text.en;
  const query = 'beta';
  algolia.answer = ({ host }) => (host === READ_HOST ? 'refuse' : { status: 503, json: {} });
  const dialog = new Dialog(page, words);
  await dialog.openOn('/guide/alpha');
  await dialog.input.fill(query);
  await expect(dialog.root.getByText(words.search.error, { exact: true })).toBeVisible();
  await expect(dialog.root.getByText(words.search.errorHelp, { exact: true })).toBeVisible();
  await expect(dialog.root.getByText(words.search.nothing.before)).toHaveCount(0);
  await expect(dialog.root.getByRole('alert')).toContainText(words.search.error);
  expect([...algolia.hosts()].sort()).toEqual([READ_HOST, ...FALLBACK_HOSTS].sort());
  await complained(complaints, /^RetryError/);

  // Still broken: the error is shown again.
  await dialog.retry.click();
  await expect.poll(() => algolia.hosts().length).toBe(8);
  await expect(dialog.retry).toBeVisible();
  await complained(complaints, /^RetryError/);

  algolia.answer = () => undefined;
  await dialog.retry.click();
  await expect(dialog.rows.first()).toBeVisible();
  await expect(dialog.input).toHaveValue(query);
  await expect(dialog.input).toBeFocused();
  await expect(dialog.root.getByText(words.search.error)).toHaveCount(0);
});

test('no host is requested before a search', async ({ page, algolia, text }) => {
  await open(page, '/');
  await page.getByRole('button', { name: text.en.search.button }).hover();
  await new Dialog(page).show();
  expect(algolia.asked).toEqual([]);
});
