import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { delayRequests } from '../support/delayRequests.ts';
import { Dialog } from '../support/searchDialog.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** What readers press and type while the page's script is still loading. */

/** Opens a page without its script. Returns a function that lets it load and waits for the page. */
async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await delayRequests(page, /\/static\/js\/index\./);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return async () => {
    release();
    await hydrated(page);
  };
}

test('buttons that are pressed too early look busy, and do what they’re for once they can', async ({
  page,
  text,
}) => {
  const load = await openWithoutScript(page, '/guide/start/quick-start');
  const tab = page.getByRole('tab', { name: 'pnpm' }).first();
  const wrap = page.locator('figure [data-code-tool=wrap]').first();
  const group = page.locator('[data-sidebar-list] [data-group][aria-expanded=false]').first();
  const id = await group.getAttribute('data-group');
  const theme = page.getByRole('button', { name: text.en.switchToDark });
  for (const button of [tab, wrap, group, theme]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }
  // An impatient reader wants it once, too.
  await wrap.click();
  await load();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`[data-group="${id}"]`)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('an example is opened in its editor once that’s loaded', async ({ page }) => {
  const load = await openWithoutScript(page, '/guide/start/quick-start');
  const figure = page.locator('figure[data-run]').first();
  await figure.locator('[data-run-action=edit]').click();
  await load();
  await expect(figure.getByRole('textbox').first()).toBeVisible();
});

for (const name of ['openMenu', 'menu'] as const) {
  test(`on a phone, a panel opens once it can: ${name}`, async ({ page, text }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const load = await openWithoutScript(page, '/guide/start/quick-start');
    await page.getByRole('button', { name: text.en[name], exact: true }).click();
    await load();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}

const SEARCH_DIALOG = 'search-dialog';

const WAYS: readonly (readonly [string, (page: Page, button: string) => Promise<void>])[] = [
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['/', (page) => page.keyboard.press('/')],
  [
    'a click on the button',
    (page, button) => page.getByRole('button', { name: button, exact: true }).click(),
  ],
];

test('what is typed before the script is loaded is searched for', async ({ page, text }) => {
  const load = await openWithoutScript(page, '/guide/start/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('test/timeouts');
  await page.keyboard.press('Backspace');
  await load();
  const dialog = new Dialog(page, text.en);
  await expect(dialog.input).toHaveValue('test/timeout');
  await expect(dialog.rows.first()).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.type('s');
  await expect(dialog.input).toHaveValue('test/timeouts');
});

test('Enter pressed before the script is loaded opens the first row', async ({ page }) => {
  const load = await openWithoutScript(page, '/guide/start/');
  await page.keyboard.press('/');
  await page.keyboard.type('testTimeout');
  await page.keyboard.press('Enter');
  await load();
  await expect(page).toHaveURL(/\/config\/test\/testTimeout/);
});

test('Escape closes the early input, focus returns, and the search opens as usual afterward', async ({
  page,
}) => {
  const load = await openWithoutScript(page, '/guide/start/');
  const link = page.getByRole('link', { name: 'Guide', exact: true }).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('abc');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await load();
  const dialog = new Dialog(page);
  await expect(dialog.root).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog.input).toHaveValue('');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('keys that belong to something else stay there', async ({ page, text }) => {
  const load = await openWithoutScript(page, '/config/');
  const early = page.locator('dialog[open]');
  const filter = page.getByRole('main').getByRole('searchbox');
  await filter.focus();
  await page.keyboard.type('a/b');
  await expect(filter).toHaveValue('a/b');
  await expect(early).toHaveCount(0);
  await filter.blur();
  const swallowed = await page.evaluate(() => {
    const keys: KeyboardEventInit[] = [
      { key: 'k' },
      { key: 'K', ctrlKey: true, shiftKey: true },
      { key: 'k', ctrlKey: true, altKey: true },
      { key: 'k', ctrlKey: true, metaKey: true },
      { key: '/', ctrlKey: true },
      { key: '/', metaKey: true },
      { key: '/', altKey: true },
      { key: 'f', ctrlKey: true },
      { key: 'Tab' },
    ];
    return keys.filter((key) => {
      const press = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(press);
    });
  });
  expect(swallowed).toEqual([]);
  await page.getByRole('button', { name: text.en.search.button, exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(early).toHaveCount(0);
  await load();
  await expect(page.locator(`.${SEARCH_DIALOG}`)).toHaveCount(0);
});

test('a composition that begins before the script is loaded isn’t interrupted', async ({
  page,
  text,
}) => {
  const load = await openWithoutScript(page, '/zh/guide/start/');
  const session = await page.context().newCDPSession(page);
  const compose = (composed: string) =>
    session.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  await page.keyboard.press('Control+k');
  await compose('kuai');
  await load();
  await page.waitForLoadState('networkidle');
  await compose('kuai zhao');
  await session.send('Input.insertText', { text: '快照' });
  const dialog = new Dialog(page, text.zh);
  await expect(dialog.rows.first()).toBeVisible();
  await expect(dialog.input).toHaveValue('快照');
});

/** Types like a person: the next key doesn't wait until the page has handled the previous one. */
async function type(page: Page, text: string, delay: number): Promise<void> {
  const presses: Promise<void>[] = [];
  for (const character of text) {
    presses.push(page.keyboard.press(character));
    await pause(delay);
  }
  presses.push(page.keyboard.press('Enter'));
  await Promise.all(presses);
}

/** Keeps the query as it is when Enter is pressed. */
async function keepSubmittedQuery(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Enter') return;
      const input = document.querySelector<HTMLInputElement>('dialog[open] input');
      document.documentElement.dataset.submitted = input?.value ?? '';
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
  });
}

test('on a slow machine, no letter is lost, and Enter opens the first row', async ({
  page,
  text,
}) => {
  await keepSubmittedQuery(page);
  await open(page, '/guide/start/');
  // Without the dialog's code, and with it.
  for (const [index, query] of ['testtimeout', 'hooktimeout'].entries()) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await WAYS[index]?.[1](page, text.en.search.button);
    await type(page, query, 50);
    await expect(page).toHaveURL(new RegExp(`/config/test/${query}`, 'i'));
    await expect(page.locator('html')).toHaveAttribute('data-submitted', query);
    await expect(new Dialog(page).root).toHaveCount(0);
    await session.detach();
  }
});
