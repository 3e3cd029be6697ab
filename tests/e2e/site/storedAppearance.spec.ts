import { STORAGE } from '../../../theme/settings/site.ts';
import { routesOf } from '../support/routes.ts';
import { keptServerMain, noteServerMain } from '../support/serverMain.ts';
import { hydrated } from '../support/site.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/**
 * The stored choice. Each page is loaded with one of them here, and without one in
 * `everyPage.spec.ts`: what the choice changes is the same on all pages of a kind.
 */
const CHOICES = ['dark', 'light', 'auto'] as const;
const SYSTEMS = ['light', 'dark'] as const;

const KINDS = ['/', '/zh/guide/start/quick-start', '/config/test/bail', '/zh/none'];

for (const [index, stored] of CHOICES.entries()) {
  checkPages('a page of each kind', stored, KINDS, ...fullAfter(1, index));
  for (const language of ['en', 'zh'] as const) {
    const routes = [...routesOf(language), language === 'en' ? '/none' : '/zh/none'];
    const third = routes.filter((_route, place) => place % CHOICES.length === index);
    checkPages(`a third of all pages (${language})`, stored, third, FULL);
  }
}

function checkPages(
  which: string,
  stored: (typeof CHOICES)[number],
  routes: readonly string[],
  ...tag: string[]
): void {
  test(`${which} hydrates the server’s HTML with any system theme: stored ${stored}`, {
    tag,
  }, async ({ page, context }) => {
    test.setTimeout(300_000);
    await noteServerMain(context);
    await context.addInitScript(
      ([key, value]) => {
        // The frame that starts examples has no storage.
        if (window === window.top) localStorage.setItem(key, value);
      },
      [STORAGE.appearance, stored] as const,
    );
    // Alternating, so that pages of each kind get both system themes with each choice.
    for (const [index, path] of routes.entries()) {
      const system = SYSTEMS[index % SYSTEMS.length];
      const shown = stored === 'auto' ? system : stored;
      await page.emulateMedia({ colorScheme: system });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      expect(await keptServerMain(page), path).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-appearance', shown ?? '');
    }
  });
}
