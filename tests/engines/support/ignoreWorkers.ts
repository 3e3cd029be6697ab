import type { Browser } from 'puppeteer-core';

/** What Puppeteer's browser has for Firefox, but not in its types: its WebDriver BiDi connection. */
interface BidiBrowser {
  readonly connection: {
    send(method: string, params: object): Promise<{ result: BidiResult }>;
  };
}

interface BidiResult {
  readonly contexts: readonly { readonly context: string }[];
  readonly exceptionDetails?: { readonly text: string };
}

const LISTENER =
  'chrome://remote/content/shared/js-process-actors/WebDriverWorkerListenerActor.sys.mjs';

/** The argument with which Firefox lets `ignoreWorkers` run code in the browser itself. */
export const SYSTEM_ACCESS = '--remote-allow-system-access';

/**
 * Ends Firefox's listening for new workers. Each WebDriver session starts it, and with it, 107 of 5,800
 * workers that a worker started never ran; without it, none of 2,200 (Firefox 153). Readers' browsers
 * don't listen. Throws if Firefox no longer has this listener.
 */
export async function ignoreWorkers(browser: Browser): Promise<void> {
  const { connection } = browser as unknown as BidiBrowser;
  const { result: tree } = await connection.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
  });
  const { result } = await connection.send('script.evaluate', {
    expression: `ChromeUtils.importESModule('${LISTENER}').unregisterWebDriverWorkerListenerActor()`,
    target: { context: tree.contexts[0]?.context },
    awaitPromise: false,
  });
  if (result.exceptionDetails) {
    throw new Error(`${LISTENER} can't be turned off: ${result.exceptionDetails.text}`);
  }
}
