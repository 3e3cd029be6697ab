import { STORAGE } from '../../../theme/site.ts';
import { hydrated, routesOf } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { count } from '../../figures/figures.ts';
import { keptServerMain, noteServerMain } from '../support/serverMain.ts';

/** What a reader has chosen; without a choice each page is seen by `everyPage.spec.ts`. */
const CHOICES = ['light', 'dark', 'auto'] as const;
const SYSTEMS = ['light', 'dark'] as const;

for (const stored of CHOICES) {
  for (const language of ['en', 'zh'] as const) {
    test(`every page takes over what the server wrote, whatever the system says: stored ${stored} (${language})`, async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      await noteServerMain(context);
      await context.addInitScript(
        ([key, value]) => {
          localStorage.setItem(key, value);
        },
        [STORAGE.appearance, stored] as const,
      );
      const routes = [...routesOf(language), language === 'en' ? '/none' : '/zh/none'];
      // Neighbours have the same parts: each choice meets both systems on every kind of page.
      for (const [index, path] of routes.entries()) {
        const system = SYSTEMS[index % SYSTEMS.length];
        const shown = stored === 'auto' ? system : stored;
        await page.emulateMedia({ colorScheme: system });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        expect(await keptServerMain(page), path).toBe(true);
        await expect(page.locator('html')).toHaveAttribute('data-appearance', shown ?? '');
      }
      count('takenOver', routes.length);
    });
  }
}
