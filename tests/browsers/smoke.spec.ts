import { TEXT } from '../../theme/i18n/text.ts';
import { RUN_TEXT } from '../../theme/run/runText.ts';
import { COMPOSED_FIELDS, expectPatience } from '../e2e/support/composedFields.ts';
import { MARK, startTranslator } from '../e2e/support/translator.ts';
import { expect, type RemotePage, test } from './test.ts';

/** The text of the first element, or the empty string. */
const textOf = (page: RemotePage, css: string) =>
  page.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', css);

const pathOf = (page: RemotePage) => page.evaluate(() => location.pathname, null);

async function open(page: RemotePage, url: string): Promise<void> {
  await page.goto(url);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.ready !== undefined, null))
    .toBe(true);
}

/** Clicks the first element with this label or visible text, once it's there. */
async function click(page: RemotePage, css: string, name: string): Promise<void> {
  const target = { css, name };
  const clicked = () =>
    page.evaluate((wanted) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted.css)].find(
        (one) => (one.ariaLabel || one.innerText).trim() === wanted.name,
      );
      found?.click();
      return found !== undefined;
    }, target);
  await expect.poll(clicked, `${css} "${name}"`).toBe(true);
}

test('a page loads, and its links lead to others', async ({ remotePage: page, baseURL }) => {
  await open(page, `${baseURL}/config/`);
  await click(page, 'nav a', 'testTimeout');
  await expect.poll(() => textOf(page, 'h1')).toContain('testTimeout');
  expect(await pathOf(page)).toBe('/config/test/testTimeout');
  await page.evaluate(() => history.back(), null);
  await expect.poll(() => pathOf(page)).toBe('/config/');
});

test('the theme switches and stays', async ({ remotePage: page, baseURL }) => {
  const appearance = () =>
    page.evaluate(() => document.documentElement.dataset.appearance ?? '', null);
  await open(page, `${baseURL}/config/`);
  const before = await appearance();
  const { switchToDark, switchToLight } = TEXT.en;
  await click(page, 'header button', before === 'dark' ? switchToLight : switchToDark);
  await expect.poll(appearance).not.toBe(before);
  const after = await appearance();
  await open(page, `${baseURL}/config/test/bail`);
  expect(await appearance()).toBe(after);
});

test('the search finds an option', async ({ remotePage: page, baseURL }) => {
  await open(page, `${baseURL}/guide/start/`);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header button[aria-keyshortcuts]')?.click();
  }, null);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null, null))
    .toBe(true);
  await page.evaluate(() => document.execCommand('insertText', false, 'maxConcurrency'), null);
  await expect.poll(() => textOf(page, 'dialog [role=option]')).toContain('maxConcurrency');
});

test('an example runs', async ({ remotePage: page, baseURL }) => {
  await open(page, `${baseURL}/guide/start/quick-start`);
  await click(page, 'figure[data-run] button', TEXT.en.runCode);
  const { tally, count } = RUN_TEXT.en;
  await expect.poll(() => textOf(page, '.run-panel')).toContain(tally.of(1, count.pass));
});

test('a Chinese page is in Chinese', async ({ remotePage: page, baseURL }) => {
  await open(page, `${baseURL}/zh/config/test/testTimeout`);
  expect(await page.evaluate(() => document.documentElement.lang, null)).toMatch(/^zh/);
  expect(await textOf(page, 'header')).toContain('指南');
});

test('a page that the browser translates goes on working', async ({
  remotePage: page,
  baseURL,
}) => {
  await open(page, `${baseURL}/config/`);
  await page.evaluate(() => {
    document.body.dataset.first = '';
  }, null);
  await page.evaluate(startTranslator, MARK);
  await page.evaluate(
    () => document.querySelector<HTMLElement>('nav a[href="/config/test/testTimeout"]')?.click(),
    null,
  );
  await expect.poll(() => textOf(page, 'h1')).toContain('testTimeout');
  const theme = () => page.evaluate(() => document.documentElement.dataset.appearance, null);
  const before = await theme();
  await page.evaluate(
    () => document.querySelector<HTMLElement>('header button:has([class*=whenLight])')?.click(),
    null,
  );
  await expect.poll(theme).not.toBe(before);
  // The document wasn't loaded again.
  expect(await page.evaluate(() => document.body.dataset.first, null)).toBe('');
});

test('the search opens on keyboards with other letters', async ({ remotePage: page, baseURL }) => {
  await open(page, `${baseURL}/config/test/bail`);
  const press = (key: string) =>
    page.evaluate((typed) => {
      const options = { key: typed, code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { ...options, composed: true }));
    }, key);
  const isOpen = () => page.evaluate(() => document.querySelector('dialog[open]') !== null, null);
  for (const key of ['л', 'κ', 'ל', 'ㅏ', 'K']) {
    await press(key);
    await expect.poll(isOpen, key).toBe(true);
    await press(key);
    await expect.poll(isOpen, key).toBe(false);
  }
});

for (const field of COMPOSED_FIELDS) {
  test(`nothing happens in ${field.name} before the end of a composition`, async ({
    remotePage: page,
    baseURL,
    engine,
  }) => {
    // A first visit to a Chinese page would be redirected.
    await page.goto(`${baseURL}/`);
    await expectPatience(page, baseURL ?? '', engine, field);
  });
}
