import { expect, type Page } from '@playwright/test';
import { test } from '../support/sandboxLab.ts';

declare global {
  interface Window {
    /** Of these tests alone: whether a window accepts a setup of the sandbox. */
    accepts: (target: Window) => Promise<boolean>;
  }
}

/** Resolves with whether the frame answers; a message there and back takes longer than an answer. */
function defineAccepts(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.accepts = (target) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(true);
        const script = new Blob(['']);
        target.postMessage({ relay: script, runtime: script }, '*', [port2]);
        setTimeout(() => resolve(false), 1000);
      });
  });
}

test('the frame starts only once, and only for the page that shows it', async ({ page, lab }) => {
  expect(lab.origin).not.toBe('');
  await defineAccepts(page);
  const results = await page.evaluate(async () => {
    const show = async (parent: Document) => {
      const frame = parent.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = '/run/frame.html';
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      parent.body.append(frame);
      await loaded;
      return frame.contentWindow as Window;
    };
    const own = await show(document);
    const [first, second] = [await window.accepts(own), await window.accepts(own)];
    const between = document.createElement('iframe');
    document.body.append(between);
    const nested = await show(between.contentDocument as Document);
    return { first, second, nested: await window.accepts(nested) };
  });
  expect(results).toEqual({ first: true, second: false, nested: false });
});

test('opened by its address, it starts nothing', async ({ page, lab }) => {
  await page.goto(`${lab.origin}/run/frame.html`);
  await defineAccepts(page);
  expect(await page.evaluate(() => window.accepts(window))).toBe(false);
});
