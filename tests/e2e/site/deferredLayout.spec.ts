import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const [path, part] of [
  ['/config/test/pool', 1],
  ['/api/runtime-api/rstest/mock-modules', 0.6],
] as const) {
  test(`nothing moves where a reader scrolls before the page is laid out (${path})`, async ({
    page,
  }) => {
    // A busy device: pages are laid out in idle time, and there's none until the reader has scrolled.
    await page.addInitScript(() => {
      const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve));
      const whenIdle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (run) => {
        scrolled.then(() => whenIdle((idle) => setTimeout(run, 200, idle)));
        return 0;
      };
    });
    await open(page, path);
    await expect(page.locator('[data-page-body]')).not.toHaveAttribute('data-whole');

    const tops = await page.evaluate(async (portion) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      window.scrollTo({
        top: portion * document.documentElement.scrollHeight,
        behavior: 'instant',
      });
      await nextFrame();
      await nextFrame();
      const seen = [...document.querySelectorAll('[data-page-body] > *, [rel=next]')].filter(
        (element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        },
      );
      let watching = true;
      (async () => {
        for (let times = 0; times < 6; times++) await idle();
        watching = false;
      })();
      const positions: number[][] = [];
      while (watching) {
        positions.push(seen.map((element) => Math.round(element.getBoundingClientRect().top)));
        await nextFrame();
      }
      return positions;
    }, part);
    expect(tops[0]?.length).toBeGreaterThan(3);
    for (const [index, top] of (tops[0] ?? []).entries()) {
      for (const frame of tops) expect(Math.abs((frame[index] ?? 0) - top)).toBeLessThanOrEqual(2);
    }
  });
}
