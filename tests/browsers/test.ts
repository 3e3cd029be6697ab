import { spawn } from 'node:child_process';
import { test as base } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';

export { expect } from '@playwright/test';

export interface BrowserOptions {
  engine: 'firefox' | 'webkit';
}

/** A page of a browser, controlled by functions that run in it. */
export interface RemotePage {
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page, which can use nothing but its argument. */
  evaluate<Arg, Result>(run: (arg: Arg) => Result, arg: Arg): Promise<Result>;
}

/** The port of WebKit's driver. */
const DRIVER_PORT = Number(process.env.E2E_PORT ?? 4198) + 5;

/** Debian has no geckodriver, which Selenium would need, and Playwright needs its own Firefox. */
async function withFirefox(use: (page: RemotePage) => Promise<void>): Promise<void> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  await use({
    goto: (url) => page.goto(url),
    evaluate: (run, arg) => page.evaluate(run as (arg: unknown) => never, arg),
  });
  await browser.close();
}

async function withWebkit(use: (page: RemotePage) => Promise<void>): Promise<void> {
  const args = [`--port=${DRIVER_PORT}`];
  const service = spawn(String(process.env.WEBKIT_DRIVER_PATH), args, { stdio: 'ignore' });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${DRIVER_PORT}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  await use({
    goto: (url) => driver.get(url),
    evaluate: (run, arg) => driver.executeScript(`return (${run})(arguments[0])`, arg),
  });
  await driver.quit();
  service.kill();
}

/** One page per browser, which the tests use one after the other. */
export const test = base.extend<object, BrowserOptions & { remotePage: RemotePage }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  remotePage: [
    async ({ engine }, use) => (engine === 'webkit' ? withWebkit(use) : withFirefox(use)),
    { scope: 'worker' },
  ],
});
