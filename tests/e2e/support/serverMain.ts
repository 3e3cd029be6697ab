import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    serverMain?: Element | null;
  }
}

/** Remembers the server-rendered `<main>` of each page. */
export async function noteServerMain(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.serverMain = document.querySelector('main');
    });
  });
}

/** Whether the page still has the remembered `<main>`: React replaces elements that it can't hydrate. */
export async function keptServerMain(page: Page): Promise<boolean> {
  return (await page.evaluate(() => window.serverMain?.isConnected)) ?? false;
}
