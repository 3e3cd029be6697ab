import { ASSETS_ORIGIN, STORAGE } from '../../../theme/site.ts';
import { hydrated, routesOf } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';

const CHOICES = [undefined, 'light', 'dark', 'auto'] as const;
const SYSTEMS = ['light', 'dark'] as const;

/** Every pairing of what is stored with what the system says. */
const SETTINGS = CHOICES.flatMap((stored) => SYSTEMS.map((system) => ({ stored, system })));

/** Pages that between them have every part of the theme. */
const KINDS = ['/', '/guide/start/quick-start', '/config/test/coverage', '/config/test/', '/none'];

declare global {
  interface Window {
    serverMain?: Element | null;
  }
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.serverMain = document.querySelector('main');
    });
  });
});

for (const { stored, system } of SETTINGS) {
  test(`each kind of page takes over what the server wrote: stored ${stored}, system ${system}`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await context.addInitScript(
      ([key, value]) => {
        if (key && value) localStorage.setItem(key, value);
      },
      [STORAGE.appearance, stored],
    );
    const shown = stored === 'light' || stored === 'dark' ? stored : system;
    for (const path of KINDS) {
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(() => window.serverMain?.isConnected), path).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-appearance', shown);
    }
  });
}

for (const language of ['en', 'zh'] as const) {
  test(`every page takes over what the server wrote and asks no other origin for anything, the logos’ one aside (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const others = new Map<string, string>();
    let requests = 0;
    context.on('request', (request) => {
      requests++;
      const { origin } = new URL(request.url());
      if (origin !== baseURL && origin !== ASSETS_ORIGIN) others.set(request.url(), page.url());
    });
    const routes = routesOf(language);
    for (const route of routes) {
      await page.goto(route);
      await hydrated(page);
      expect(await page.evaluate(() => window.serverMain?.isConnected), route).toBe(true);
    }
    expect(Object.fromEntries(others)).toEqual({});
    console.log(
      `${language}: ${routes.length} pages, ${requests} requests, none to another origin`,
    );
  });
}
