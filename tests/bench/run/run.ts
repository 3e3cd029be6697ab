/**
 * `tsx tests/bench/run/run.ts`: how soon an example's first result is there, at a processor four
 * times slower, for a reader who hovered the button and for one who did not; then of the next runs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { RunnableSet } from 'run-examples';
import { createSiteServer } from '../../../scripts/server/createSiteServer.ts';
import { CHROMIUM_ARGS } from '../../e2e/support/chromium.ts';
import { setOf } from '../../e2e/support/sandboxLab.ts';
import { buildLab } from '../../fixtures/sandbox/buildLab.ts';

const SLOWDOWN = 4;
const VISITS = 5;
const NEXT_RUNS = 3;
/** As long as a hand needs from hovering to clicking, and a reader between two runs. */
const PAUSE_MS = 1500;

const SUM = 'export const sum = (a: number, b: number) => a + b;';
const PLAIN = `import { expect, test } from '@rstest/core';
import { sum } from './sum';
test('adds', () => expect(sum(1, 2)).toBe(3));
test('compares', () => expect({ a: [1] }).toEqual({ a: [1] }));`;
const DOM = `import { expect, test } from '@rstest/core';
import { sum } from './sum';
test('shows', () => {
  document.body.innerHTML = '<button>0</button>';
  const button = document.querySelector('button')!;
  button.addEventListener('click', () => (button.textContent = String(sum(1, 2))));
  button.click();
  expect(document.body.innerHTML).toBe('<button>3</button>');
});`;

const EXAMPLES: Readonly<Record<string, RunnableSet>> = {
  plain: setOf({ 'sum.test.ts': PLAIN, 'sum.ts': SUM }),
  'with a DOM': setOf(
    { 'sum.test.ts': DOM, 'sum.ts': SUM },
    { options: { testEnvironment: 'happy-dom' } },
  ),
};

interface Times {
  readonly first: number;
  readonly next: readonly number[];
}

async function visit(browser: Browser, url: string, set: RunnableSet, hovers: boolean) {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await page.evaluate(
      async ([example, warm, runs, pauseMs]): Promise<Times> => {
        if (warm) await window.lab.warmUp({ dom: 'testEnvironment' in example.options });
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        const { firstMs: first } = await window.lab.run(example);
        const next: number[] = [];
        for (let run = 0; run < runs; run++) {
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          next.push((await window.lab.run(example)).firstMs);
        }
        return { first, next };
      },
      [set, hovers, NEXT_RUNS, PAUSE_MS] as const,
    );
  } finally {
    await page.close();
  }
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const folder = await mkdtemp(path.join(tmpdir(), 'run-bench-'));
await buildLab(folder);
const server = createSiteServer({ directory: folder });
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: CHROMIUM_ARGS,
});
try {
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  console.log(`First result after the click, ms, median of ${VISITS} visits, ${SLOWDOWN}x slower`);
  for (const [kind, example] of Object.entries(EXAMPLES)) {
    for (const hovers of [true, false]) {
      const times: Times[] = [];
      for (let count = 0; count < VISITS; count++) {
        times.push(await visit(browser, url, example, hovers));
      }
      const first = middle(times.map((time) => time.first));
      const next = middle(times.flatMap((time) => time.next));
      const who = hovers ? 'hovered' : 'not hovered';
      console.log(`${kind}, ${who}: ${first.toFixed(0)}, the next ${next.toFixed(0)}`);
    }
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
}
