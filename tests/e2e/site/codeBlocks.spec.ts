import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { TIMING } from '../../../theme/settings/site.ts';
import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('commands and output are light on dark in the light theme, too', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  const main = page.getByRole('main');
  for (const words of ['mkdir shop', 'Test Files 1 passed']) {
    const block = main.getByRole('figure').filter({ hasText: words });
    const [text, surface] = await block.first().evaluate((element) => {
      const code = element.querySelector('pre') ?? element;
      return [getComputedStyle(code).color, getComputedStyle(element).backgroundColor];
    });
    expect(lightness(text)).toBeGreaterThan(180);
    expect(lightness(surface)).toBeLessThan(40);
  }
});

test('an output shows its exit code', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  const captions = page.getByRole('main').locator('figcaption', { hasText: '$ npx rstest' });
  await expect(captions.filter({ hasText: 'exit 0' }).first()).toBeVisible();
  await expect(captions.filter({ hasText: 'exit 1' }).first()).toBeVisible();
});

test('each command has a prompt, which is not copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/guide/start/quick-start');
  const block = page.getByRole('main').getByRole('figure').filter({ hasText: 'mkdir shop' });
  const prompts = await block
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
  expect(prompts.length).toBeGreaterThan(2);
  expect(new Set(prompts)).toEqual(new Set(['"$ " / ""']));
  await block.getByRole('button', { name: 'Copy code' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe('mkdir shop');
});

test('a copy button keeps its language if the reader leaves the page meanwhile', async ({
  page,
  context,
  text,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, '/guide/start/quick-start');
  const button = page.locator('main [data-code-tool=copy]').first();
  await button.click();
  await expect(button).toHaveText(text.en.copied);
  await page.locator('[data-part=footer] a[hreflang=zh]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.clock.runFor(TIMING.copyCodeSuccess);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(button).toHaveText(text.en.copyCode);
});

test.describe('an example on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('shows two buttons; those for its text once it is tapped', async ({ page, text }) => {
    await open(page, '/guide/start/quick-start');
    const example = page.locator('figure[data-run]').first();
    await example.scrollIntoViewIfNeeded();
    const reachable = () =>
      example.getByRole('button').evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const { left, top, width, height } = button.getBoundingClientRect();
            const at = document.elementFromPoint(left + width / 2, top + height / 2);
            return Math.min(width, height) >= 40 && button.contains(at);
          })
          .map((button) => button.textContent),
      );
    expect(await reachable()).toEqual([text.en.editCode, text.en.runCode]);
    await example.locator('pre').tap();
    await expect.poll(reachable).toContain(text.en.copyCode);
  });
});

/** The mean of the channels of a computed color, from 0 to 255. */
function lightness(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (r + g + b) / 3;
}

test('the chosen package manager is that of all commands, on the home page too', async ({
  page,
}) => {
  await open(page, '/guide/start/quick-start');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.locator('pre[data-lang=bash]:visible')).toHaveText('pnpm add -D @rstest/core');
  const caption = main.locator('figcaption:visible');
  await expect(caption.getByText('$ pnpm rstest run', { exact: true })).toBeVisible();

  await open(page, '/guide/basic/coverage');
  const commands = page.getByRole('main').locator('pre[data-lang=bash]:visible');
  await expect(commands.filter({ hasText: /^npx |^npm add / })).toHaveCount(0);
  await expect(page.locator('figcaption', { hasText: '$ npx' })).toHaveCount(0);
  // A package that isn't installed.
  await open(page, '/guide/help/community');
  await expect(commands.filter({ hasText: /^npx envinfo/ })).toBeVisible();
  await open(page, '/guide/basic/coverage');
  // Another choice, and back to the first one.
  await page.getByRole('tab', { name: 'bun' }).first().click();
  await expect(commands.filter({ hasText: /^pnpm / })).toHaveCount(0);
  await page.getByRole('tab', { name: 'npm', exact: true }).first().click();
  await expect(commands.filter({ hasText: /^(bunx|bun|pnpm) / })).toHaveCount(0);
  expect(await commands.filter({ hasText: /^npx rstest/ }).count()).toBeGreaterThan(0);
});

test.describe('code blocks', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const blocks = (page: Page) => page.getByRole('main').getByRole('figure');

  test('the copy button copies the source as it was written', async ({ page, text }) => {
    const sources = fencedSources('en/guide/basic/test-filter.mdx');
    expect(sources.length).toBeGreaterThan(8);
    await open(page, '/guide/basic/test-filter');
    await expect(blocks(page)).toHaveCount(sources.length);
    const copied: string[] = [];
    for (const block of await blocks(page).all()) {
      await block.getByRole('button', { name: text.en.copyCode }).press('Enter');
      await expect(block.getByRole('button', { name: text.en.copied })).toBeFocused();
      copied.push(await clipboard(page));
    }
    expect(copied).toEqual(sources);
  });

  test('the copy button says for two seconds that the code was copied', async ({ page, text }) => {
    await page.clock.install();
    await open(page, '/guide/basic/test-filter');
    await page.clock.pauseAt(Date.now() + 60_000);
    const block = blocks(page).first();
    const idle = block.getByRole('button', { name: text.en.copyCode });
    const done = block.getByRole('button', { name: text.en.copied });
    await expect(done).toHaveCount(0);
    await idle.click();
    await expect(done).toBeVisible();
    // Copying again restarts the two seconds.
    await page.clock.runFor(1000);
    await done.click();
    await expect.poll(() => clipboard(page)).not.toBe('');
    await page.clock.runFor(TIMING.copyCodeSuccess - 1);
    await expect(done).toBeVisible();
    await page.clock.runFor(1);
    await expect(idle).toBeVisible();
    await expect(done).toHaveCount(0);
  });

  test('the wrap button breaks long lines, and again lets them scroll', async ({ page, text }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/guide/basic/test-filter');
    const wrap = { name: text.en.wrapCode };
    await expect(blocks(page).getByRole('button', wrap)).toHaveCount(await blocks(page).count());
    // A block that's too wide can also be scrolled by keyboard.
    const tooWide = page.locator('pre[tabindex]').first();
    await tooWide.evaluate((pre) => pre.setAttribute('data-under-test', ''));
    const code = page.locator('[data-under-test]');
    const button = page.getByRole('figure').filter({ has: code }).getByRole('button', wrap);
    const overflow = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await overflow()).toBeGreaterThan(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 800 }, hasTouch: true, isMobile: true });

    test('no button covers code', async ({ page }) => {
      await open(page, '/guide/basic/mocking');
      const covered = await blocks(page).evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const code = figure.querySelector('pre')?.getBoundingClientRect();
          const buttons = [...figure.querySelectorAll('button')];
          if (!code || buttons.length < 2) return ['a block without its buttons'];
          return buttons
            .map((button) => button.getBoundingClientRect())
            .filter(
              ({ left, right, top, bottom }) =>
                right > code.left && left < code.right && bottom > code.top && top < code.bottom,
            )
            .map(() => figure.textContent?.slice(0, 40));
        }),
      );
      expect(covered).toEqual([]);
      await expect(blocks(page).first().getByRole('button').last()).toHaveCSS('opacity', '1');
      expect(await sidewaysOverflow(page)).toBeUndefined();
    });
  });

  test('a diff copies what it looks like after the change, by button and by selection', async ({
    page,
    text,
  }) => {
    await open(page, '/guide/migration/jest');
    const diff = page.locator('pre[data-lang=diff]', { hasText: 'jest.fn()' });
    const after =
      "import { describe, expect, rs, test } from '@rstest/core';\n\nconst send = rs.fn();";
    await diff
      .locator('xpath=ancestor::figure')
      .getByRole('button', { name: text.en.copyCode })
      .click();
    await expect.poll(() => clipboard(page)).toBe(after);
    await diff.evaluate((block) => getSelection()?.selectAllChildren(block));
    await page.keyboard.press('ControlOrMeta+c');
    await expect
      .poll(async () => (await clipboard(page)).replace(/\n+/g, '\n').trim())
      .toBe(after.replace(/\n+/g, '\n'));
    // The keywords of the code keep their color; the sign is beside it.
    await expect(diff.locator('.hl-keyword', { hasText: 'const' }).last()).toBeVisible();
  });
});

const DOCS = new URL('../../../docs/', import.meta.url);

/** The content of all fences in a page's file, in order, without diagrams. */
function fencedSources(file: string): string[] {
  const source = readFileSync(new URL(file, DOCS), 'utf8');
  return [...source.matchAll(/^```(?!dot )\w.*\n([\s\S]*?)\n```$/gm)].map(([, code = '']) => code);
}

test('without a clipboard, a prompt says which keys copy', async ({ page, text }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const asked: { message: string; value: string }[] = [];
  page.on('dialog', async (dialog) => {
    asked.push({ message: dialog.message(), value: dialog.defaultValue() });
    await dialog.accept();
  });
  await open(page, '/guide/basic/test-filter');
  const block = page.getByRole('main').getByRole('figure').first();
  const copyCode = block.getByRole('button', { name: text.en.copyCode });
  await copyCode.click();
  await expect.poll(() => asked.length).toBe(1);
  const [source = ''] = fencedSources('en/guide/basic/test-filter.mdx');
  expect(asked.pop()).toEqual({ message: 'Press ⌘C to copy, then Enter', value: source });
  // It isn't known whether the reader copied it, so the button doesn't claim success.
  await expect(copyCode).toBeVisible();

  const copyPage = page.getByRole('button', { name: text.en.copyMarkdown });
  await copyPage.click();
  await expect.poll(() => asked.length).toBe(1);
  await expect(copyPage).toHaveAttribute('data-state', 'idle');
});
