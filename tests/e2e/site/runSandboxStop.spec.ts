import { type Browser, expect, type Page } from '@playwright/test';
import type { RunnableSet } from 'run-examples';
import { RUN } from 'run-examples';
import { meterCpu } from '../support/cpuTime.ts';
import { runIn, setOf, test } from '../support/sandboxLab.ts';
import { FULL } from '../support/tags.ts';

const CORE = `import { expect, test } from '@rstest/core';\n`;
const PASSING = { 'a.test.ts': `${CORE}test('one', () => expect(1).toBe(1));` };

/** Code that never ends, and never lets anything else run in its thread. */
const ENDLESS: Readonly<Record<string, string>> = {
  'a loop': 'for (;;) {}',
  'a loop that catches': 'while (true) { try { for (;;); } catch {} }',
  'a loop in eval': `(0, eval)('while (1) {}');`,
  'a regular expression': `/^(?:a+)+$/.test('a'.repeat(60) + 'b');`,
  'promises without end':
    'const turn = (): Promise<void> => Promise.resolve().then(turn); return turn();',
  'an allocation': 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));',
};

/** Those of `npm test`. */
const FEW = ['a loop', 'promises without end'];

function start(page: Page, set: RunnableSet) {
  return page.evaluate((example) => window.lab.run(example).then(({ outcome }) => outcome), set);
}

/** Not by `waitForFunction`: a fake clock holds up the frames that it counts. */
async function firstEvent(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.lab.heard())).toBeGreaterThan(0);
}

/** An endless loop would use most of a core. */
async function expectIdle(browser: Browser): Promise<void> {
  const used = await meterCpu(browser);
  await expect.poll(used, { intervals: [500] }).toBeLessThan(0.05);
}

for (const [what, body] of Object.entries(ENDLESS)) {
  for (const testEnvironment of ['node', 'happy-dom']) {
    test(`${what} is stopped in ${testEnvironment}, with its workers`, {
      tag: testEnvironment === 'node' && FEW.includes(what) ? [] : FULL,
    }, async ({ page, lab, browser }) => {
      expect(lab.origin).not.toBe('');
      const code = `${CORE}test('x', () => { console.log('in'); ${body} });`;
      const endless = setOf({ 'a.test.ts': code }, { options: { testEnvironment } });
      const running = start(page, endless);
      await firstEvent(page);
      await page.evaluate(() => window.lab.stop());
      expect((await running).kind).toMatch(
        what === 'an allocation' ? /stopped|problem/ : 'stopped',
      );

      // A new run ends the one that is under way, and isn't touched by it.
      const replaced = start(page, endless);
      await firstEvent(page);
      expect((await runIn(page, setOf(PASSING))).outcome).toMatchObject({ summary: { exit: 0 } });
      await replaced;
      await page.evaluate(() => window.lab.close());
      await expectIdle(browser);
    });
  }
}

test('code that never pauses is ended when nothing has come of it for long', {
  tag: FULL,
}, async ({ page, lab, browser }) => {
  await page.clock.install();
  await page.goto(lab.origin);
  const code = `${CORE}test('x', () => { console.log('in'); (0, eval)('while (1) {}'); });`;
  const running = start(page, setOf({ 'a.test.ts': code }));
  await firstEvent(page);
  await page.clock.fastForward(RUN.silence);
  expect(await running).toEqual({ kind: 'timeLimit', limitMs: RUN.silence });
  await page.evaluate(() => window.lab.close());
  await expectIdle(browser);
});

test('code that only waits is ended at the limit of a file', async ({ page, lab }) => {
  await page.clock.install();
  await page.goto(lab.origin);
  const code = `${CORE}test('x', { timeout: 1e9 }, () => {
    setInterval(() => console.log('waiting'), 50);
    return new Promise(() => {});
  });`;
  let isOver = false;
  const running = start(page, setOf({ 'a.test.ts': code })).finally(() => {
    isOver = true;
  });
  const heard = () => page.evaluate(() => window.lab.heard());
  while (!isOver) {
    const before = await heard();
    await expect.poll(async () => isOver || (await heard()) > before).toBe(true);
    await page.clock.fastForward(RUN.silence / 2);
  }
  expect(await running).toEqual({ kind: 'timeLimit', limitMs: RUN.total });
});
