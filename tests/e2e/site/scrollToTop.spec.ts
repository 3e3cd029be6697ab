import { scrolledTo, scrollTo } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const widths = [1440, 390] as const;

test('a button to scroll to the top appears once the page is scrolled', async ({ page, text }) => {
  await open(page, '/guide/basic/cli');
  const button = page.getByRole('button', { name: text.en.scrollToTop });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button).toHaveCount(0);
    await scrollTo(page, 1);
    await expect(button).toBeVisible();
    await scrollTo(page, 3000);
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('scrolling to the top isn’t smooth with reduced motion', async ({ page, text }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/guide/basic/cli');
  await scrollTo(page, 3000);
  const after = await page
    .getByRole('button', { name: text.en.scrollToTop })
    .evaluate((button: HTMLElement) => {
      button.click();
      return window.scrollY;
    });
  expect(after).toBe(0);
});
