import type { Page } from '@playwright/test';
import { TIMING } from '../../../theme/settings/site.ts';
import { fencedSources } from '../support/fences.ts';
import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

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
  for (const [path, lang] of [
    ['/guide/basic/test-filter', 'en'],
    ['/zh/guide/basic/test-filter', 'zh'],
  ] as const) {
    await open(page, path);
    await expect(blocks(page).getByRole('button', { name: text[lang].wrapCode })).toHaveCount(
      await blocks(page).count(),
    );
    // A block that's too wide can also be scrolled by keyboard.
    const block = blocks(page)
      .filter({ has: page.locator('pre[tabindex]') })
      .first();
    const wrap = block.getByRole('button', { name: text[lang].wrapCode });
    const code = block.locator('pre');
    const overflow = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    // Offscreen, it isn't laid out and has no `innerText`.
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.innerText()).not.toBe('');
    const before = await code.innerText();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await code.evaluate((pre) => pre.setAttribute('data-under-test', ''));
    const wide = page.locator('[data-under-test]');
    const button = page
      .getByRole('figure')
      .filter({ has: wide })
      .getByRole('button', { name: text[lang].wrapCode });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await wide.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    expect(await wide.innerText()).toBe(before);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await wide.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeGreaterThan(0);
  }
});

const PHONE_PAGES = ['/guide/basic/mocking', '/config/test/pool', '/zh/api/test-api/test'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  for (const [index, path] of PHONE_PAGES.entries()) {
    test(`no button covers code, at any width (${path})`, { tag: fullAfter(1, index) }, async ({
      page,
    }) => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, path);
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
        expect(covered, `${width} px`).toEqual([]);
        await expect(blocks(page).first().getByRole('button').last()).toHaveCSS('opacity', '1');
        expect(await sidewaysOverflow(page)).toBeUndefined();
      }
    });
  }
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
