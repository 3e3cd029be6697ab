import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { delayRequests } from '../support/delayRequests.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** On a slow machine, everything that's typed after search was opened gets to its input. */

const QUERIES = ['testtimeout', 'hooktimeout'] as const;
const DIALOG_CODE = /search-dialog/;

const WAYS: readonly ((page: Page, button: string) => Promise<void>)[] = [
  (page) => page.keyboard.press('Control+k'),
  (page) => page.keyboard.press('/'),
  (page, button) => page.getByRole('button', { name: button, exact: true }).click(),
];

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

async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

for (const rate of [4, 6]) {
  for (const delay of [40, 60, 90]) {
    typeWhileOpening(rate, delay, 4, FULL);
  }
}
// Both without and with the dialog's code.
typeWhileOpening(4, 50, 2);

function typeWhileOpening(rate: number, delay: number, openings: number, ...tag: string[]): void {
  const title = `a key each ${delay} ms, ${rate} times slower, ${openings} times: no letter is lost, and Enter opens the first row`;
  test(title, { tag }, async ({ page, text }) => {
    await keepSubmittedQuery(page);
    for (let opening = 0; opening < openings; opening++) {
      // A page's first opening loads the dialog's code.
      if (opening % 2 === 0) await open(page, '/guide/start/');
      const query = QUERIES[opening % 2] as string;
      const session = await slowDown(page, rate);
      await WAYS[opening % WAYS.length]?.(page, text.en.search.button);
      await type(page, query, delay);
      await expect(page).toHaveURL(new RegExp(`/config/test/${query}`, 'i'));
      await expect(page.locator('html')).toHaveAttribute('data-submitted', query);
      await expect(new Dialog(page).root).toHaveCount(0);
      await session.detach();
    }
  });
}

test('6 times slower: no composed text is lost, and Enter opens the first row', {
  tag: FULL,
}, async ({ page, text }) => {
  const dialog = new Dialog(page, text.zh);
  for (let opening = 0; opening < 4; opening++) {
    if (opening % 2 === 0) await open(page, '/zh/guide/start/');
    const session = await slowDown(page, 6);
    await WAYS[opening % WAYS.length]?.(page, text.zh.search.button);
    await compose(session, 'k', 'ku', 'kua', 'kuai', 'kuai z', 'kuai zhao');
    await session.send('Input.insertText', { text: '快照' });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/snapshot/i);
    await expect(dialog.root).toHaveCount(0);
    await session.detach();
    await page.goBack();
    await expect(page).toHaveURL(/\/zh\/guide\/start/);
  }
});

test('a composition that lasts longer than loading the dialog isn’t interrupted', async ({
  page,
  text,
}) => {
  const release = await delayRequests(page, DIALOG_CODE);
  await open(page, '/zh/guide/start/');
  const session = await slowDown(page, 6);
  await page.keyboard.press('Control+k');
  const dialog = new Dialog(page, text.zh);
  await compose(session, 'k', 'ku', 'kua', 'kuai');
  await session.send('Input.insertText', { text: '快' });
  await compose(session, 'z', 'zh');
  const loaded = page.waitForResponse(DIALOG_CODE);
  release();
  await loaded;
  await compose(session, 'zha', 'zhao');
  await expect(dialog.input).toHaveValue('快zhao');
  await session.send('Input.insertText', { text: '照' });
  await expect(dialog.rows.first()).toBeVisible();
  await expect(dialog.input).toHaveValue('快照');
  await page.keyboard.press('x');
  await expect(dialog.input).toHaveValue('快照x');
});

async function compose(session: CDPSession, ...steps: string[]): Promise<void> {
  for (const text of steps) {
    const { length } = text;
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: length,
      selectionEnd: length,
    });
  }
}
