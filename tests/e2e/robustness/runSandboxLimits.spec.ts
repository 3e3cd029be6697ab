import { type Browser, expect, type Page } from '@playwright/test';
import { RUN, type RunEvent, type RunnableSet } from 'run-examples';
import { BROWSER_PATH, SITE_ARGS, turnOff } from '../support/chromium.ts';
import { runIn, setOf, test } from '../support/sandboxLab.ts';
import { FULL, fullAfter } from '../support/tags.ts';

/** Frames share the process of their page, as in browsers on phones. */
test.use({
  launchOptions: {
    executablePath: BROWSER_PATH,
    args: [...SITE_ARGS, turnOff('IsolateSandboxedIframes'), '--disable-site-isolation-trials'],
  },
});

/**
 * Measures the processor time, in seconds, that all processes of a browser have used since the last
 * call. Workers aren't counted instead: Chromium can list one whose process is gone.
 */
async function meterCpu(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const total = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  let last = await total();
  return async () => {
    const now = await total();
    const used = now - last;
    last = now;
    return used;
  };
}

const CORE = `import { expect, test } from '@rstest/core';\n`;

/** Runs code, and checks that what came of it to the page is little, and the page answers. */
async function runHostile(page: Page, code: string) {
  const { events, outcome } = await page.evaluate(
    (set) => window.lab.run(set),
    setOf({ 'a.test.ts': CORE + code }),
  );
  expect(JSON.stringify([events, outcome]).length).toBeLessThan(RUN.characters * 1.1);
  expect(await page.title()).toBe('Lab');
  const hasOmitted = events.some((event) => event.kind === 'omitted');
  const of = <Kind extends RunEvent['kind']>(kind: Kind) =>
    events.filter((event): event is Extract<RunEvent, { kind: Kind }> => event.kind === kind);
  return {
    outcome,
    hasOmitted,
    tests: of('test').map(({ test: result }) => result),
    logs: of('log').map(({ log }) => log),
    files: of('file').map(({ file }) => file),
  };
}

test('texts of any length are cut', async ({ page, lab }) => {
  expect(lab.origin).not.toBe('');
  const { tests, logs } = await runHostile(
    page,
    `const long = 'x'.repeat(1e8);
     test(long, () => { console.log(long); throw new Error(long); });`,
  );
  expect(tests[0]?.titles[0]).toHaveLength(RUN.nameLength);
  expect(tests[0]).toMatchObject({
    status: 'fail',
  });
  expect(tests[0]?.errors[0]?.message).toHaveLength(RUN.textLength);
  expect(logs[0]?.text).toHaveLength(RUN.textLength);
  expect(logs[0]?.text.endsWith('…')).toBe(true);
});

test('tests beyond the limit are counted, and failures are shown', { tag: FULL }, async ({
  page,
  lab,
}) => {
  expect(lab.origin).not.toBe('');
  const { tests, hasOmitted, outcome } = await runHostile(
    page,
    `for (let i = 0; i < 5000; i++) test('t' + i, () => { if (i > 4990) throw new Error('late'); });`,
  );
  expect(tests.length).toBeLessThanOrEqual(RUN.characters / RUN.item);
  expect(tests.filter(({ status }) => status === 'fail')).toHaveLength(9);
  expect(hasOmitted).toBe(true);
  expect(outcome).toMatchObject({ summary: { exit: 1, counts: { pass: 4991, fail: 9 } } });
});

test('what sends messages without end is ended', async ({ page, lab }) => {
  expect(lab.origin).not.toBe('');
  const { outcome } = await runHostile(
    page,
    `for (let i = 0; i < ${RUN.messages + 10}; i++) test('t' + i, () => {});`,
  );
  expect(outcome).toEqual({ kind: 'messageLimit', limit: RUN.messages });
});

test('nothing of an example gets to the console of the page', async ({ page, lab }) => {
  expect(lab.origin).not.toBe('');
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text().slice(0, 100)));
  page.on('pageerror', (error) => messages.push(error.message.slice(0, 100)));
  const { outcome } = await runHostile(
    page,
    `const long = 'x'.repeat(1e7);
     const natives = [console, Object.getPrototypeOf(console), console.constructor.prototype];
     addEventListener('error', (event) => event.stopImmediatePropagation());
     Event.prototype.preventDefault = () => {};
     test('x', async () => {
       for (const native of natives) native.log?.(long);
       console.timeStamp?.(long);
       console.profile?.(long);
       setTimeout(() => { throw new Error(long); });
       Promise.reject(new Error(long));
       new Function('u', 'return import(u)')('http://127.0.0.1:9/' + long).catch(() => {});
       await new Promise((done) => setTimeout(done, 300));
     });`,
  );
  expect(outcome).toMatchObject({ kind: 'done', summary: { exit: 1 } });
  // The browser's own word on the policy, cut by the browser.
  expect(messages.filter((text) => !/Content Security Policy/.test(text))).toEqual([]);
});

const PASSING = { 'a.test.ts': `${CORE}test('one', () => expect(1).toBe(1));` };

/** Code that never ends, and never lets anything else run in its thread. */
const ENDLESS: Readonly<Record<string, string>> = {
  'a loop in eval': `(0, eval)('while (1) {}');`,
  'a regular expression': `/^(?:a+)+$/.test('a'.repeat(60) + 'b');`,
  'promises without end':
    'const turn = (): Promise<void> => Promise.resolve().then(turn); return turn();',
  'an allocation': 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));',
};

function start(page: Page, set: RunnableSet) {
  return page.evaluate((example) => window.lab.run(example).then(({ outcome }) => outcome), set);
}

async function firstEvent(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.lab.heard())).toBeGreaterThan(0);
}

/** An endless loop would use most of a core. */
async function expectIdle(browser: Browser): Promise<void> {
  const used = await meterCpu(browser);
  await expect.poll(used, { intervals: [500] }).toBeLessThan(0.05);
}

for (const [index, [what, body]] of Object.entries(ENDLESS).entries()) {
  test(`${what} leaves the page usable and is stopped, with its workers`, {
    tag: fullAfter(1, index),
  }, async ({ page, lab, browser }) => {
    expect(lab.origin).not.toBe('');
    const code = `${CORE}test('x', () => { console.log('in'); ${body} });`;
    const options = { testEnvironment: 'happy-dom' };
    const endless = setOf({ 'a.test.ts': code }, { options });
    const running = start(page, endless);
    await firstEvent(page);
    await page.evaluate(() => window.lab.stop());
    expect((await running).kind).toMatch(what === 'an allocation' ? /stopped|problem/ : 'stopped');

    // A new run ends the one that is under way, and isn't touched by it.
    const replaced = start(page, endless);
    await firstEvent(page);
    expect((await runIn(page, setOf(PASSING))).outcome).toMatchObject({ summary: { exit: 0 } });
    await replaced;
    await page.evaluate(() => window.lab.close());
    await expectIdle(browser);
  });
}
