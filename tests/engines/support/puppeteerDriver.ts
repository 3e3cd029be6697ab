import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../../e2e/support/chromium.ts';
import {
  type BrowserDriver,
  type Engine,
  type FindElement,
  textOf,
  VIEWPORT,
} from './browserDriver.ts';
import { ignoreWorkers, SYSTEM_ACCESS } from './ignoreWorkers.ts';

const OPTIONS: Readonly<Record<'chromium' | 'firefox', LaunchOptions>> = {
  chromium: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  firefox: {
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    args: [SYSTEM_ACCESS],
    extraPrefsFirefox: {
      // Firefox' default, which Puppeteer turns off: it connects before there is a request.
      'network.http.speculative-parallel-limit': 20,
      // Sending a form from a secure page to an insecure one would ask first, and wait.
      'security.warn_submit_secure_to_insecure': false,
    },
  },
};

/** Chromium over its DevTools protocol, or Firefox over WebDriver BiDi. */
export async function startPuppeteer(engine: Exclude<Engine, 'webkit'>): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({ ...OPTIONS[engine], defaultViewport: VIEWPORT });
  if (engine === 'firefox') await ignoreWorkers(browser);
  let page = await browser.newPage();

  async function withElement<A, R>(
    find: FindElement<A>,
    arg: A,
    use: (element: ElementHandle<Element>) => Promise<R>,
  ): Promise<R | undefined> {
    const handle = await page.evaluateHandle(find as (arg: unknown) => unknown, arg);
    const element = handle.asElement() as ElementHandle<Element> | null;
    const result = element ? await use(element) : undefined;
    await handle.dispose();
    return result;
  }

  return {
    async open(url) {
      // Puppeteer takes a frame of the page before, if it still loads in Firefox, for the page.
      const before = page;
      page = await browser.newPage();
      await page.goto(url);
      await before.close();
    },
    async back() {
      await page.goBack();
    },
    evaluate: (run, arg) => page.evaluate(run as (arg: unknown) => never, arg),
    read: (find, arg) => withElement(find, arg, (element) => element.evaluate(textOf)),
    async click(find, arg) {
      const clicked = await withElement(find, arg, (element) => element.click().then(() => true));
      return clicked ?? false;
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
