import { expect } from '@playwright/test';
import { BROWSER_PATH, SITE_ARGS, turnOff } from '../support/chromium.ts';
import { runIn, setOf, test } from '../support/sandboxLab.ts';
import { FULL } from '../support/tags.ts';

/** Code that no check between statements could end. */
const ENDLESS: Readonly<Record<string, string>> = {
  'a loop in eval': `(0, eval)('while (1) {}');`,
  'a regular expression': `/^(?:a+)+$/.test('a'.repeat(60) + 'b');`,
};

/** Frames share the process of their page, as in browsers on phones. */
test.use({
  launchOptions: {
    executablePath: BROWSER_PATH,
    args: [...SITE_ARGS, turnOff('IsolateSandboxedIframes'), '--disable-site-isolation-trials'],
  },
});

for (const [what, body] of Object.entries(ENDLESS)) {
  test(`in the process of its page, ${what} leaves the page usable and is stopped`, {
    tag: FULL,
  }, async ({ page, lab }) => {
    expect(lab.origin).not.toBe('');
    const code = `import { test } from '@rstest/core';
      test('x', () => { console.log('in'); ${body} });`;
    const endless = setOf({ 'a.test.ts': code }, { options: { testEnvironment: 'happy-dom' } });
    const running = page.evaluate(
      (set) => window.lab.run(set).then(({ outcome }) => outcome.kind),
      endless,
    );
    await expect.poll(() => page.evaluate(() => window.lab.heard())).toBeGreaterThan(0);
    await page.evaluate(() => window.lab.stop());
    expect(await running).toBe('stopped');
    const passing = setOf({
      'a.test.ts': `import { test } from '@rstest/core'; test('one', () => {});`,
    });
    expect((await runIn(page, passing)).outcome).toMatchObject({ summary: { exit: 0 } });
  });
}
