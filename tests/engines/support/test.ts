import { test as base } from '@playwright/test';
import type { BrowserDriver, Engine } from './browserDriver.ts';
import { startPuppeteer } from './puppeteerDriver.ts';
import { ReaderPage } from './readerPage.ts';
import { startWebkit } from './webkitDriver.ts';

export { expect } from '@playwright/test';

export interface EngineOptions {
  engine: Engine;
}

/** The engine's browser, started once, with one page that the tests use one after the other. */
export const test = base.extend<
  { reader: ReaderPage },
  EngineOptions & { browserDriver: BrowserDriver }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserDriver: [
    async ({ engine }, use) => {
      const driver = await (engine === 'webkit' ? startWebkit() : startPuppeteer(engine));
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  reader: async ({ browserDriver, baseURL }, use) => {
    await use(new ReaderPage(browserDriver, String(baseURL)));
  },
});
