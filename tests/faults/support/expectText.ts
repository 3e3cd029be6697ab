import { expect, type Page } from '@playwright/test';

/** What the payloads would be if they were taken for markup, whether or not they have run yet. */
const TRACES = [
  ...['onerror', 'onload', 'onfocus', 'onbegin', 'ontoggle', 'onstart', 'onmouseover'].map(
    (handler) => `[${handler}]`,
  ),
  ...['src', 'href', 'action', 'data', 'xlink\\:href'].map((name) => `[${name}^="javascript:"]`),
  'iframe, object, embed, base, form[action], marquee, math',
  'meta[http-equiv=refresh i]',
].join(', ');

/** No payload ran in the page, and none is an element of it. */
export async function expectText(page: Page): Promise<void> {
  const found = await page.evaluate((traces) => {
    const elements = [...document.querySelectorAll(traces)].map((one) => one.outerHTML);
    const scripts = [...document.scripts].filter(({ text }) => /^\s*window\.hit/.test(text));
    return { hit: 'hit' in window, elements, scripts: scripts.length };
  }, TRACES);
  expect(found).toEqual({ hit: false, elements: [], scripts: 0 });
}
