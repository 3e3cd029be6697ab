import { expect, type Page } from '@playwright/test';

/** A CSS selector of the elements that payloads would create if they were parsed as markup. */
const TRACES = [
  ...['onerror', 'onload', 'onfocus', 'onbegin', 'ontoggle', 'onstart', 'onmouseover'].map(
    (handler) => `[${handler}]`,
  ),
  ...['src', 'href', 'action', 'data', 'xlink\\:href'].map((name) => `[${name}^="javascript:"]`),
  'iframe, object, embed, base, form[action], marquee, math',
  'meta[http-equiv=refresh i]',
].join(', ');

/** Expects that all payloads in a page are text: none has run or become an element. */
export async function expectText(page: Page): Promise<void> {
  const effects = await page.evaluate((traces) => {
    const elements = [...document.querySelectorAll(traces)].map(({ outerHTML }) => outerHTML);
    const scripts = [...document.scripts].filter(({ text }) => /^\s*window\.hit/.test(text));
    return { hit: 'hit' in window, elements, scripts: scripts.length };
  }, TRACES);
  expect(effects).toEqual({ hit: false, elements: [], scripts: 0 });
}
