import { routesOf } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [320, 390, 768, 1024, 1280] as const;

interface Wide {
  route: string;
  width: number;
  scrollWidth: number;
  /** What sticks out. */
  culprits: string[];
}

for (const lang of ['en', 'zh'] as const) {
  test(`no page of ${lang} scrolls sideways at ${WIDTHS.join(', ')} px`, async ({ page }) => {
    test.setTimeout(120_000);
    // The scripts change no width: without them a page stands at once. Those in the HTML do run.
    await page.route('**/*.js', (route) => route.abort());
    const wide: Wide[] = [];
    for (const route of [...routesOf(lang), lang === 'en' ? '/404' : '/zh/404']) {
      await page.goto(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          if (scrollWidth <= clientWidth) return undefined;
          const culprits = [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
            .map((one) => `${one.tagName.toLowerCase()}.${one.className}`)
            .slice(0, 5);
          return { scrollWidth, culprits };
        });
        if (found) wide.push({ route, width, ...found });
      }
    }
    expect(wide).toEqual([]);
  });
}
