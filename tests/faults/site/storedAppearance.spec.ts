import { STORAGE } from '../../../theme/site.ts';
import { hydrated } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { keptServerMain, noteServerMain } from '../support/serverMain.ts';

const CHOICES = [undefined, 'light', 'dark', 'auto'] as const;
const SYSTEMS = ['light', 'dark'] as const;

/** Pages that between them have every part of the theme. */
const KINDS = ['/', '/guide/start/quick-start', '/config/test/coverage', '/config/test/', '/none'];

for (const stored of CHOICES) {
  test(`each kind of page takes over what the server wrote, whatever the system says: stored ${stored}`, async ({
    page,
    context,
  }) => {
    await noteServerMain(context);
    await context.addInitScript(
      ([key, value]) => {
        if (key && value) localStorage.setItem(key, value);
      },
      [STORAGE.appearance, stored],
    );
    for (const system of SYSTEMS) {
      await page.emulateMedia({ colorScheme: system });
      const shown = stored === 'light' || stored === 'dark' ? stored : system;
      for (const path of KINDS) {
        await page.goto(path);
        await hydrated(page);
        expect(await keptServerMain(page), path).toBe(true);
        await expect(page.locator('html')).toHaveAttribute('data-appearance', shown);
      }
    }
  });
}
