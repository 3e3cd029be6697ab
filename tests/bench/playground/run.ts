/**
 * `npm run bench:playground`: how soon a result is there after a click on "Open in playground", with
 * a processor four times slower, for a reader who hovered the link.
 */
import type { Browser } from '@playwright/test';
import { OUTPUT_FOLDER } from '../../../content/outputFolder.ts';
import { RUN_TEXT } from '../../../theme/run/runText.ts';
import { median } from '../median.ts';
import { openSlowly } from '../moving/openSlowly.ts';
import { openChromium } from '../openChromium.ts';
import { serveSite } from '../serveSite.ts';

const VISITS = 5;
/** As long as a hand needs from hovering to clicking. */
const PAUSE_MS = 1500;

/** A page, and its example that is opened. */
const EXAMPLES = [
  ['without a DOM', '/guide/start/quick-start', 'write-a-test'],
  ['with a DOM', '/guide/basic/react', 'shop'],
] as const;

async function visit(browser: Browser, origin: string, path: string, set: string): Promise<number> {
  const { page, close } = await openSlowly(browser, origin + path);
  try {
    const block = page.locator(`figure[data-run="${set}"]`).first();
    await block.locator('[data-run-action="run"]').click();
    await block.locator('.run-summary').waitFor();
    const link = block.getByRole('link', { name: RUN_TEXT.en.openPlayground });
    await link.hover();
    await page.waitForTimeout(PAUSE_MS);
    // Measured in the page: a round trip of the protocol isn't part of it.
    const measured = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener(
            'click',
            async () => {
              const start = performance.now();
              while (!document.querySelector('.play-results .run-tree .run-title')) {
                await new Promise(requestAnimationFrame);
              }
              resolve(performance.now() - start);
            },
            { capture: true, once: true },
          );
        }),
    );
    await link.click();
    return await measured;
  } finally {
    await close();
  }
}

const { origin, close } = await serveSite(OUTPUT_FOLDER);
const browser = await openChromium(process.env);
try {
  console.log(`First result in the playground after the click, ms, 4x slower processor`);
  for (const [kind, path, set] of EXAMPLES) {
    const times: number[] = [];
    for (let count = 0; count < VISITS; count++) {
      times.push(await visit(browser, origin, path, set));
    }
    console.log(`${kind}: ${median(times).toFixed(0)} (${times.map(Math.round).join(', ')})`);
  }
} finally {
  await browser.close();
  close();
}
