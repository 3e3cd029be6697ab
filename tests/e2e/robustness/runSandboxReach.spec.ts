import { type BrowserContext, expect, type Page } from '@playwright/test';
import { listenOutside, type OutsideServer } from '../support/outsideServer.ts';
import { ATTEMPTS, attemptsCode, DOM_ATTEMPTS } from '../support/sandboxAttempts.ts';
import { test as base, runIn, setOf } from '../support/sandboxLab.ts';

const test = base.extend<{ outside: OutsideServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  outside: async ({}, use) => {
    const outside = await listenOutside();
    await use(outside);
    outside.close();
  },
});

/** Collects whatever the browser itself asks others for, and new windows. */
async function watchLeaving(context: BrowserContext): Promise<readonly string[]> {
  const left: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      left.push(route.request().url());
      return route.continue();
    },
  );
  context.on('page', (opened) => left.push(`window ${opened.url()}`));
  return left;
}

async function leaveSecrets(page: Page, context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ name: 'secret', value: '1', url: origin }]);
  await page.evaluate(() => {
    localStorage.setItem('secret', '1');
    new BroadcastChannel('site').onmessage = () => {
      document.title = 'reached';
    };
  });
}

const ADDRESS_OF_FRAME = /^\/run\/frame/;

for (const [kind, testEnvironment] of [
  ['an example', 'node'],
  ['an example with a DOM', 'happy-dom'],
] as const) {
  test(`${kind} reaches nothing`, async ({ page, lab, context, outside }) => {
    const left = await watchLeaving(context);
    await leaveSecrets(page, context, lab.origin);
    const options = { testEnvironment };
    const warmed = `import { test } from '@rstest/core'; test('x', () => {});`;
    await runIn(page, setOf({ 'a.test.ts': warmed }, { options }));
    lab.requests.length = 0;

    const attempts = testEnvironment === 'node' ? ATTEMPTS : DOM_ATTEMPTS;
    const hosts = [lab.origin, `http://127.0.0.1:${outside.port}`];
    const code = `import { expect, test } from '@rstest/core';
      ${attemptsCode(attempts, hosts, outside.port)}
      test('reaches nothing', { timeout: 50_000 }, async () => {
        expect(await makeAttempts()).toEqual([]);
      });`;
    const { tests, outcome } = await runIn(
      page,
      setOf(
        { 'a.test.js': code },
        {
          options: { ...options, tests: ['a.test.js'] },
        },
      ),
    );
    expect(tests.flatMap(({ errors }) => errors.map(({ diff }) => diff))).toEqual([]);
    expect(outcome).toMatchObject({ kind: 'done', summary: { counts: { pass: 1 } } });

    expect(lab.requests.filter((url) => !ADDRESS_OF_FRAME.test(url))).toEqual([]);
    expect(left).toEqual([]);
    expect(outside.arrivals).toEqual([]);
    expect(page.url()).toBe(`${lab.origin}/`);
    expect(await page.title()).toBe('Lab');
  });
}

test('examples find the globals of Node and no others, on no prototype either', async ({
  page,
  lab,
}) => {
  expect(lab.origin).not.toBe('');
  const code = `import { expect, test } from '@rstest/core';
    test('x', () => {
      const names = new Set<string>();
      let holder: object | null = globalThis;
      while (holder && holder !== EventTarget.prototype) {
        for (const name of Object.getOwnPropertyNames(holder)) names.add(name);
        holder = Object.getPrototypeOf(holder);
      }
      for (const way of ['Worker', 'SharedWorker', 'importScripts', 'postMessage', 'close',
        'navigator', 'location', 'self', 'indexedDB', 'caches', 'XMLHttpRequest', 'WebSocket',
        'EventSource', 'WebTransport', 'BroadcastChannel', 'RTCPeerConnection', 'RTCDataChannel',
        'FontFace', 'Notification', 'reportError', 'trustedTypes', 'StorageManager', 'LockManager',
        'FileSystemDirectoryHandle', 'WorkerGlobalScope', 'WorkerNavigator', 'Cache', 'IDBFactory',
        'AudioContext', 'speechSynthesis', 'SpeechSynthesisUtterance']) {
        expect(names).not.toContain(way);
      }
      expect(Object.getOwnPropertyNames(Object.getPrototypeOf(globalThis))
        .filter((name) => /^[a-z]/.test(name))).toEqual(['constructor']);
      expect(Object.getPrototypeOf(console)).toBe(Object.prototype);
    });`;
  const { tests } = await runIn(page, setOf({ 'a.test.ts': code }));
  expect(tests).toMatchObject([{ status: 'pass', errors: [] }]);
});

/** Runs code as the frame's relay, with every global that a browser gives a worker. */
function runUnderPolicy(page: Page, code: string): Promise<unknown> {
  return page.evaluate(async (script) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = '/run/frame.html';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    const blob = (text: string) => new Blob([text], { type: 'text/javascript' });
    const { port1: orders, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage({ relay: blob(script), runtime: blob('') }, '*', [port2]);
    const { port1: answers, port2: relayPort } = new MessageChannel();
    const answer = new Promise((resolve) => {
      answers.onmessage = ({ data }) => resolve(data);
    });
    orders.postMessage({ kind: 'start', id: 0 }, [relayPort]);
    return answer;
  }, code);
}

for (const depth of [0, 1]) {
  test(`the policy alone holds a worker with all its globals, ${depth} workers down`, async ({
    page,
    lab,
    context,
    outside,
  }) => {
    const left = await watchLeaving(context);
    await leaveSecrets(page, context, lab.origin);
    const hosts = [lab.origin, `http://127.0.0.1:${outside.port}`];
    // What needs no permission of the policy, and reaches no one.
    const { dataFetch: _, ...attempts } = ATTEMPTS;
    let code = `${attemptsCode(attempts, hosts, outside.port)}
      addEventListener('message', async ({ ports: [port] }) => port.postMessage(await makeAttempts()));`;
    for (let level = 0; level < depth; level++) {
      code = `const inner = URL.createObjectURL(new Blob([${JSON.stringify(code)}]));
        addEventListener('message', ({ ports }) => {
          const worker = new Worker(inner);
          worker.postMessage('', ports);
          worker.onerror = ({ message }) => ports[0].postMessage(message);
        });`;
    }
    expect(await runUnderPolicy(page, code)).toEqual([]);
    expect(lab.requests.filter((url) => !ADDRESS_OF_FRAME.test(url))).toEqual([]);
    expect(left).toEqual([]);
    expect(outside.arrivals).toEqual([]);
    expect(await page.title()).toBe('Lab');
  });
}
