import type { Page } from '@playwright/test';
import { readCode, setCode } from '../support/editorCode.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { bareTexts, MARK, translatePage } from '../support/translator.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A kind of page, and what readers do on it besides what they do on every page. */
interface Kind {
  readonly name: string;
  readonly path: string;
  /** If a phone shows other parts of it. */
  readonly onPhones?: true;
  readonly tryOut?: (page: Page, width: number) => Promise<void>;
}

const KINDS: readonly Kind[] = [
  { name: 'home', path: '/', onPhones: true },
  { name: 'guide', path: '/guide/start/quick-start', onPhones: true, tryOut: tryGuide },
  { name: 'overview', path: '/config/test/' },
  { name: 'API', path: '/api/test-api/expect' },
  {
    name: 'not-found page',
    path: '/guide/basic/snapshots',
    onPhones: true,
    tryOut: trySuggestions,
  },
  { name: 'playground', path: '/playground', onPhones: true, tryOut: tryPlayground },
  { name: 'release', path: '/guide/releases/v0-11' },
  { name: 'converter', path: '/guide/migration/convert' },
  { name: 'error finder', path: '/guide/help/error-finder' },
  { name: 'config builder', path: '/guide/start/config-builder' },
];

for (const { name, path, onPhones, tryOut } of KINDS) {
  for (const width of onPhones ? [390, 1280] : [1280]) {
    test(`translated by the browser, everything works: ${name}, ${width} px`, {
      tag: width === 1280 ? [] : FULL,
    }, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await page.evaluate(() => {
        document.body.dataset.first = '';
      });
      await translatePage(page);
      await scrollThrough(page);
      await tryOut?.(page, width);
      expect(await bareTexts(page)).toEqual([]);
      await tryShell(page, width);
      expect(await bareTexts(page)).toEqual([]);
      // The document wasn't loaded again.
      await expect(page.locator('body[data-first]')).toBeAttached();
    });
  }
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const top of [height / 3, height, 0]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 250)),
    );
  }
}

/** The parts around every page: theme, search, menus, and navigation. */
async function tryShell(page: Page, width: number): Promise<void> {
  const root = page.locator('html');
  const banner = page.getByRole('banner');
  const h1 = page.getByRole('heading', { level: 1 });
  const title = await h1.textContent();

  await banner.getByRole('button', { name: /dark theme/ }).click();
  await expect(root).toHaveAttribute('data-appearance', 'dark');
  await banner.getByRole('button', { name: /light theme/ }).click();
  await expect(root).toHaveAttribute('data-appearance', 'light');

  const dialog = new Dialog(page);
  await dialog.show();
  await dialog.search('mock');
  await expect(dialog.rows.first()).toContainText(MARK);
  await dialog.search('qzxq wvvk');
  await expect(dialog.root.locator('.search-screen')).toContainText('qzxq wvvk');
  await dialog.search('snapshot');
  await dialog.rows.first().waitFor();
  expect(await bareTexts(page)).toEqual([]);
  await dialog.input.fill('');
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);

  for (const part of ['sidebar', 'outline']) {
    const button = page.locator(`button[data-part=${part}]`);
    if (!(await button.isVisible())) continue;
    await button.click();
    const panel = page.locator('dialog[open]');
    await expect(panel.getByRole('link').first()).toBeVisible();
    await panel.getByRole('button').first().click();
    await expect(panel).toHaveCount(0);
  }

  // To Chinese and back.
  const menu = banner.getByRole('button', { name: width < 768 ? 'Open site menu' : 'Language' });
  await menu.click();
  await page.locator('header a[hreflang=zh]:visible').click();
  await expect(root).toHaveAttribute('lang', 'zh-CN');
  const label = width < 768 ? '打开站点菜单' : '切换到深色主题';
  await expect(banner.getByRole('button', { name: label })).toBeVisible();
  await page.goBack();
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(h1).toHaveText(title ?? '');
  await banner.locator('a[aria-label]').first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(h1).toContainText('Rstest');
}

async function tryGuide(page: Page, width: number): Promise<void> {
  const copy = page.locator('header button[data-state]');
  // Success is shown for half a second, which is also how often Playwright looks for an element.
  await Promise.all([shownText(page, `Copied${MARK}`), copy.click()]);

  const code = page.locator('figure:not([data-run]) > div > pre').first();
  expect(await code.textContent()).not.toContain(MARK);

  if (width <= 1280) {
    // The bar names the heading that the reader is below.
    await page.locator('h2#write-a-test').evaluate((heading) => heading.scrollIntoView());
    const bar = page.locator('button[data-part=outline]');
    await expect(bar).toContainText('ON THIS PAGE');
    await expect(bar).toContainText(/: .*Write/);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar).not.toContainText('Write');
  }

  const example = page.locator('figure[data-run="write-a-test"]').first();
  await example.locator('[data-run-action=run]').click();
  const result = example.locator(':scope > [data-run-slot] > [role=status]');
  await expect(result).toContainText('passed');
  await example.locator('[data-run-action=edit]').click();
  const field = example.getByRole('textbox').filter({ visible: true });
  await expect(field).toBeFocused();
  await setCode(field, (await readCode(field)).replace(/toBe\(\d+\)/, 'toBe(1)'));
  await page.keyboard.press('Control+Enter');
  await expect(result).toContainText('failed');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('\n// x\n');
  await expect(field).toContainText('// x');
  expect(await field.textContent()).not.toContain(MARK);
  const [copyCode] = await example.locator('.run-tools .run-tool:has(path[d^="M9 9"])').all();
  await copyCode?.click();
  await expect(example.locator('.run-said')).toContainText(MARK);
  expect(await bareTexts(page)).toEqual([]);
  await example.locator('.run-tools .run-tool').last().click();
  await expect(example.locator('.run-editor')).toHaveCount(0);
}

/** Resolves when an element of the page gets a text, even if it's only there for a moment. */
function shownText(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_records, observer) => {
          if (!document.body.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve();
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
    text,
  );
}

async function trySuggestions(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).not.toHaveCount(0);
}

async function tryPlayground(page: Page): Promise<void> {
  const play = page.getByRole('region', { name: 'Playground', exact: true });
  const said = play.locator('.play-tests [role=status]');
  const show = async (name: string) => {
    const tab = play.locator('.play-pane-tabs').getByRole('tab', { name });
    if (await tab.isVisible()) await tab.click();
  };
  await expect(said).toContainText('4 passed');
  await show('Code');
  const field = play.getByRole('textbox', { name: 'test/cart.test.ts' });
  await setCode(field, (await readCode(field)).replace('toBe(15.8)', 'toBe(16)'));
  await expect(said).toContainText('1 failed');
  await expect(play.locator('.play-toolbar')).toContainText(`Run${MARK}`);
  await show('Tests');
  expect(await bareTexts(page)).toEqual([]);
  await show('Files');
  await play.locator('.play-files .play-pane-head button').first().click();
  await play.locator('.play-path input').fill('test/cart.test.ts');
  await page.keyboard.press('Enter');
  await expect(play.locator('.play-path [role=alert]')).toContainText(MARK);
  await page.keyboard.press('Escape');
  await play.getByRole('navigation').getByRole('link').nth(1).click();
  await expect(said).toContainText('passed');
  await expect(field).toHaveCount(0);
}
