import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { type BrowserDriver, type KeyName, textOf, VIEWPORT } from './browserDriver.ts';
import { startDisplay } from './display.ts';

const KEYS: Readonly<Record<KeyName, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
};

/** WebKitGTK's test browser over WebDriver, on a display in memory. */
export async function startWebkit(): Promise<BrowserDriver> {
  const display = await startDisplay();
  const port = await findFreePort();
  const service = new DriverService(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver', {
    loopback: true,
    port,
    args: [`--port=${port}`],
    // GTK would prefer Wayland.
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...VIEWPORT });
  return {
    async open(url) {
      // The other browsers open another tab. Here, keys often don't reach a page in a new one.
      await driver.executeScript(endSession);
      await driver.get(url);
    },
    back: () => driver.navigate().back(),
    evaluate: (run, arg) => driver.executeScript(`return (${run})(arguments[0])`, arg),
    async read(find, arg) {
      const script = `const found = (${find})(arguments[0]); return found && (${textOf})(found)`;
      return (await driver.executeScript<string | null>(script, arg)) ?? undefined;
    },
    async click(find, arg) {
      const script = `const found = (${find})(arguments[0]); return found && (${settle})(found)`;
      const element = await driver.executeScript<WebElement | null>(script, arg);
      await element?.click();
      return Boolean(element);
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    async close() {
      await driver.quit();
      await service.kill();
      display.close();
    },
  };
}

/** Runs in the page: forgets what it keeps for the session of its tab. */
function endSession(): void {
  // A browser's first page has no storage.
  if (location.protocol.startsWith('http')) sessionStorage.clear();
}

/** Runs in the page: scrolls to an element and waits until it stays where it is, as people do. */
async function settle(element: Element): Promise<Element> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let before = -1;
  for (let top = 0; top !== before; top = element.getBoundingClientRect().top) {
    before = top;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  return element;
}
