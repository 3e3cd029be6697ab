import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    serverMain?: Element | null;
  }
}

/** Notes the `<main>` of every page as the server wrote it. */
export async function noteServerMain(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.serverMain = document.querySelector('main');
    });
  });
}

/** Whether the page still has it: React throws away what it can't take over. */
export async function keptServerMain(page: Page): Promise<boolean> {
  return (await page.evaluate(() => window.serverMain?.isConnected)) ?? false;
}
