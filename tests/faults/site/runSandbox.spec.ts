import { type BrowserContext, expect } from '@playwright/test';
import { runIn, setOf, test } from '../../e2e/support/sandboxLab.ts';

/** What hostile code tries; each gives what it got hold of, or throws. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  fetch: `return (await fetch(at('/fetch'))).status;`,
  beacon: `if (!navigator.sendBeacon?.(at('/beacon'), 'x')) throw 1; await wait(200);
    throw 'asked for, and nothing was sent';`,
  request: `const r = new XMLHttpRequest(); r.open('GET', at('/xhr'), false); r.send(); return r.status;`,
  socket: `return await new Promise((yes, no) => {
    const s = new WebSocket(at('/socket').replace('http', 'ws')); s.onopen = yes; s.onerror = no; });`,
  events: `return await new Promise((yes, no) => {
    const s = new EventSource(at('/events')); s.onopen = yes; s.onerror = no; });`,
  import: `return await new Function('u', 'return import(u)')(at('/index.html'));`,
  importScripts: `return importScripts(at('/static/script.js'));`,
  worker: `return await new Promise((yes, no) => {
    const inner = URL.createObjectURL(new Blob(
      ['fetch("' + at('/nested') + '").then(() => postMessage(1), () => postMessage(0))']));
    const w = new Worker(inner); w.onmessage = (e) => (e.data ? yes(1) : no(0)); w.onerror = no; });`,
  foreignWorker: `return await new Promise((yes, no) => {
    const w = new Worker(at('/static/worker.js')); w.onmessage = yes; w.onerror = no; });`,
  database: `return await new Promise((yes, no) => {
    const r = indexedDB.open('site'); r.onsuccess = yes; r.onerror = no; });`,
  caches: `return (await caches.keys()).length;`,
  files: `return await navigator.storage.getDirectory();`,
  locks: `return await navigator.locks.query();`,
  channel: `const c = new BroadcastChannel('site'); return await new Promise((yes, no) => {
    c.onmessage = yes; c.postMessage('hello'); setTimeout(no, 300); });`,
  cookies: `return await cookieStore.getAll();`,
  peers: `return new RTCPeerConnection();`,
  transport: `return new WebTransport('https://localhost:9/');`,
};

const IN_A_DOCUMENT: Readonly<Record<string, string>> = {
  cookie: `return document.cookie;`,
  storage: `if (localStorage.getItem('secret') !== null) return 1; throw 'nothing of the site';`,
  parent: `return parent.document.title;`,
  top: `return top.localStorage.length;`,
  popup: `const w = open(at('/popup')); if (w) return 1; throw 'no window';`,
  topNavigation: `top.location = at('/top'); await wait(200); throw 'still here';`,
  link: `const a = document.createElement('a'); a.href = at('/link'); a.target = '_top';
    document.body.append(a); a.click(); await wait(200); throw 'still here';`,
  image: `return await new Promise((yes, no) => {
    const i = new Image(); i.onload = yes; i.onerror = no; i.src = at('/image.png'); });`,
  script: `return await new Promise((yes, no) => { const s = document.createElement('script');
    s.onload = yes; s.onerror = no; s.src = at('/static/script.js'); document.head.append(s); });`,
  style: `return await new Promise((yes, no) => { const l = document.createElement('link');
    l.rel = 'stylesheet'; l.onload = yes; l.onerror = no; l.href = at('/style.css');
    document.head.append(l); });`,
  font: `return await new FontFace('x', 'url(' + at('/font.woff2') + ')').load();`,
  prefetch: `const l = document.createElement('link'); l.rel = 'prefetch'; l.href = at('/prefetch');
    document.head.append(l); await wait(300); throw 'asked for, and nothing was sent';`,
  frame: `return await new Promise((yes, no) => { const f = document.createElement('iframe');
    f.src = at('/frame'); document.body.append(f); setTimeout(no, 300); });`,
  frameWithin: `return await new Promise((yes, no) => { const f = document.createElement('iframe');
    f.srcdoc = '<script>parent.postMessage(1, "*")<' + '/script>';
    addEventListener('message', yes); document.body.append(f); setTimeout(no, 300); });`,
  peersWithin: `return await new Promise((yes, no) => { const f = document.createElement('iframe');
    const inner = URL.createObjectURL(new Blob(['parent.postMessage(typeof RTCPeerConnection, "*")']));
    f.srcdoc = '<script src="' + inner + '"></' + 'script>';
    addEventListener('message', (e) => (e.data === 'function' ? yes(1) : no(0)));
    document.body.append(f); setTimeout(no, 300); });`,
  dialog: `if (confirm('x')) return 1; throw 'not shown';`,
};

/** Collects whatever leaves the machine's own addresses, and new windows. */
async function watchLeaving(context: BrowserContext): Promise<readonly string[]> {
  const left: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  context.on('page', (opened) => left.push(`window ${opened.url()}`));
  return left;
}

for (const place of ['worker', 'document'] as const) {
  test(`code that means harm reaches nothing from a ${place}`, async ({ page, lab, context }) => {
    const left = await watchLeaving(context);
    await context.addCookies([{ name: 'secret', value: '1', url: lab.origin }]);
    await page.evaluate(() => {
      localStorage.setItem('secret', '1');
      new BroadcastChannel('site').onmessage = () => {
        document.title = 'reached';
      };
    });
    await page.evaluate((where) => window.lab.warmUp(where), place);
    await runIn(
      page,
      setOf(
        { 'a.test.ts': `import { test } from '@rstest/core'; test('x', () => {});` },
        { place },
      ),
    );
    lab.requests.length = 0;

    const attempts = { ...EVERYWHERE, ...(place === 'document' && IN_A_DOCUMENT) };
    const code = [
      `import { expect, test } from '@rstest/core';`,
      `const at = (path: string) => hosts[0] + path;`,
      `const hosts = ${JSON.stringify([lab.origin, 'http://127.0.0.1:9'])};`,
      `const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));`,
      `const attempts: Record<string, () => unknown> = {`,
      ...Object.entries(attempts).map(([name, body]) => `${name}: async () => { ${body} },`),
      `};`,
      `for (const [name, attempt] of Object.entries(attempts)) {`,
      `  for (const turn of [0, 1]) {`,
      `    test(name + turn, async () => {`,
      `      hosts.reverse();`,
      `      let got: unknown = 'nothing';`,
      `      try { got = ['got', String(await attempt())]; } catch {}`,
      `      expect(got).toBe('nothing');`,
      `    });`,
      `  }`,
      `}`,
    ].join('\n');
    const { outcome, tests } = await runIn(page, setOf({ 'a.test.ts': code }, { place }));
    expect(tests.filter(({ status }) => status !== 'pass')).toEqual([]);
    expect(outcome).toMatchObject({ kind: 'done', summary: { exit: 0 } });
    expect(tests).toHaveLength(2 * Object.keys(attempts).length);

    expect(lab.requests.filter((url) => !url.startsWith('/run/frame'))).toEqual([]);
    expect(left).toEqual([]);
    expect(page.url()).toBe(`${lab.origin}/`);
    expect(await page.title()).toBe('Lab');
  });
}

test('messages of the wrong shape and too many of them leave the page usable', async ({
  page,
  lab,
}) => {
  const flood = `import { test } from '@rstest/core';
    test('x', () => { for (let i = 0; i < 1e6; i++) console.log('x'.repeat(20_000)); });`;
  const { logs, outcome } = await runIn(page, setOf({ 'a.test.ts': flood }));
  expect(outcome).toMatchObject({ kind: 'done' });
  expect(logs).toHaveLength(1000);
  expect(logs[0]?.text).toHaveLength(10_000);

  // Frames that are not the page's own get nothing to run.
  await page.goto(`${lab.origin}/run/frame.html`);
  const answered = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(true);
        postMessage({ inside: new Blob(['document.title = "run"']) }, '*', [port2]);
        // By the time that this was there and back, an answer would be here, too.
        const { port1: last, port2: back } = new MessageChannel();
        back.onmessage = () => back.postMessage('back');
        last.onmessage = () => resolve(false);
        addEventListener('message', () => last.postMessage('there'));
        postMessage('last');
      }),
  );
  expect(answered).toBe(false);
});

test('a document that leaves is noticed, and leads nowhere but to the site itself', async ({
  page,
  lab,
  context,
}) => {
  const left = await watchLeaving(context);
  for (const target of ['/elsewhere', 'http://127.0.0.1:9/leak']) {
    const code = `import { test } from '@rstest/core';
      test('x', () => { location.href = '${target}'; return new Promise(() => {}); });`;
    const { outcome } = await runIn(page, setOf({ 'a.test.ts': code }, { place: 'document' }));
    expect(outcome).toMatchObject({ kind: 'problem', problem: { kind: 'unavailable' } });
  }
  expect(lab.requests.filter((url) => !/^\/(?:run|static)\//.test(url))).toEqual(['/elsewhere']);
  expect(left).toEqual([]);
});

test('a form is sent nowhere', async ({ page, lab, context }) => {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/form')) sent.push(request.url());
  });
  for (const target of [`${lab.origin}/form`, 'http://127.0.0.1:9/form']) {
    const code = `import { test } from '@rstest/core';
      test('x', () => new Promise((done) => {
        const form = document.createElement('form');
        Object.assign(form, { action: '${target}', method: 'post' });
        document.body.append(form);
        form.submit();
        setTimeout(done, 300);
      }));`;
    await runIn(page, setOf({ 'a.test.ts': code }, { place: 'document' }));
  }
  expect(sent).toEqual([]);
  expect(page.url()).toBe(`${lab.origin}/`);
});
