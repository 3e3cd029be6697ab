import { SEARCH } from '../../../theme/settings/search.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL, fullIn } from '../support/tags.ts';
import { FALLBACK_HOSTS, READ_HOST } from './loopback/account.ts';
import { PausedClock } from './pausedClock.ts';
import { complained, expect, test } from './test.ts';

/** Section 8, search transport: what the reader sees, and which hosts were requested. */

test('“timeout … the next host is tried”: after 1 s, and “the retry timeout grows”', {
  tag: FULL,
}, async ({ page, algolia }) => {
  const clock = await PausedClock.install(page);
  algolia.answer = () => (algolia.searches().length < 3 ? 'hang' : undefined);
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.loaded();
  await clock.pause();
  await dialog.input.fill('beta');
  await clock.until(() => algolia.hosts().length, 1);
  await clock.pass(SEARCH.connectTimeout - 100);
  expect(algolia.hosts()).toEqual([READ_HOST]);
  await clock.pass(100);
  await clock.until(() => algolia.hosts().length, 2);
  // Four timeouts: one for the host that timed out, and three for the others.
  await clock.pass(4 * SEARCH.connectTimeout - 100);
  expect(algolia.hosts()).toHaveLength(2);
  await expect(dialog.rows).toHaveCount(0);
  await clock.pass(100);
  await clock.until(() => dialog.rows.count(), 2);
  const [, second, third] = algolia.hosts();
  expect(algolia.hosts()).toHaveLength(3);
  expect(FALLBACK_HOSTS).toEqual(expect.arrayContaining([second, third]));
  expect(second).not.toBe(third);
});

test('“no status”: a refused connection, and the next host answers', async ({ page, algolia }) => {
  algolia.answer = ({ host }) => (host === READ_HOST ? 'refuse' : undefined);
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  await expect(dialog.rows).toHaveCount(2);
  expect(algolia.hosts()).toHaveLength(2);
  expect(FALLBACK_HOSTS).toContain(algolia.hosts()[1]);
});

test('“status other than 2xx or 4xx”: 500, then 200 of the next host; “marked down” for 2 minutes, also for the next page load', {
  tag: FULL,
}, async ({ page, algolia }) => {
  await page.clock.install();
  algolia.answer = ({ host }) => (host === READ_HOST ? { status: 500, json: {} } : undefined);
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  await expect(dialog.rows).toHaveCount(2);
  const [, other] = algolia.hosts();
  expect(algolia.hosts()).toEqual([READ_HOST, other]);

  await page.reload();
  await dialog.openOn('/guide/beta');
  await dialog.search('alpha');
  expect(algolia.hosts()).toHaveLength(3);
  expect(FALLBACK_HOSTS).toContain(algolia.hosts()[2]);

  algolia.answer = () => undefined;
  await page.clock.fastForward(SEARCH.hostDownFor + 1000);
  await dialog.search('first');
  expect(algolia.hosts().slice(3)).toEqual([READ_HOST]);
});

for (const [language, path] of [
  ['en', '/guide/alpha'],
  ['zh', '/zh/guide/alpha'],
] as const) {
  test(`“all hosts exhausted”: the error screen in ${language}, and a retry that needs no retyping`, {
    tag: fullIn(language),
  }, async ({ page, algolia, text, complaints }) => {
    const words = text[language];
    const query = language === 'en' ? 'beta' : '乙';
    algolia.answer = ({ host }) => (host === READ_HOST ? 'refuse' : { status: 503, json: {} });
    const dialog = new Dialog(page, words);
    await dialog.openOn(path);
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
}

test('no host is requested before a search', async ({ page, algolia, text }) => {
  await open(page, '/');
  await page.getByRole('button', { name: text.en.search.button }).hover();
  await new Dialog(page).show();
  expect(algolia.asked).toEqual([]);
});
