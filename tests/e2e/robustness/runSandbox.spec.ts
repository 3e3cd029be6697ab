import { expect } from '@playwright/test';
import { runIn, setOf, test } from '../support/sandboxLab.ts';

const CORE = `import { expect, rs, test } from '@rstest/core';\n`;

test('tests run with their files, and say where they failed and what they wrote', async ({
  page,
  lab,
}) => {
  expect(lab.requests).toEqual([]);
  const { outcome, tests, logs, files } = await runIn(
    page,
    setOf({
      'src/sum.test.ts': [
        `import { expect, test } from '@rstest/core';`,
        `import { sum, missing } from './sum';`,
        `test('adds', () => {`,
        `  console.log('adding', { a: 1 });`,
        `  const typed: number = sum(1, 2);`,
        `  expect({ typed }).toEqual({ typed: 4 });`,
        `});`,
        `test('calls nothing', () => missing());`,
        `test.skip('skipped', () => {});`,
        `test.todo('to do');`,
        `test('again', { retry: 2 }, ({ task }) => { if (task.retryCount < 2) throw 1; });`,
        `test('snapshots', () => {`,
        `  expect({ sum }).toMatchInlineSnapshot();`,
        `  expect('kept').toMatchSnapshot();`,
        `});`,
      ].join('\n'),
      'src/sum.ts': `export const sum = (a: number, b: number): number => a + b;
        export const missing = undefined as unknown as () => void;`,
      'src/__snapshots__/sum.test.ts.snap':
        '// Rstest Snapshot v1\n\nexports[`snapshots 2`] = `"kept"`;\n',
    }),
  );
  expect(tests.map(({ titles, status, retries }) => [titles.join(), status, retries])).toEqual([
    ['adds', 'fail', 0],
    ['calls nothing', 'fail', 0],
    ['skipped', 'skip', 0],
    ['to do', 'todo', 0],
    ['again', 'pass', 2],
    ['snapshots', 'pass', 0],
  ]);
  expect(tests[0]?.errors).toEqual([
    {
      name: 'AssertionError',
      message: 'expected { typed: 3 } to deeply equal { typed: 4 }',
      diff: '- Expected\n+ Received\n\n  {\n-   "typed": 4,\n+   "typed": 3,\n  }',
      locations: [{ path: 'src/sum.test.ts', line: 6 }],
    },
  ]);
  expect(tests[1]?.errors[0]).toMatchObject({
    name: 'TypeError',
    message: '(0 , _sum.missing) is not a function',
    locations: [{ path: 'src/sum.test.ts', line: 8 }],
  });
  expect(logs).toMatchObject([
    { level: 'log', text: 'adding { a: 1 }', test: tests[0]?.id, location: { line: 4 } },
  ]);
  expect(files).toMatchObject([{ path: 'src/sum.test.ts', status: 'fail', errors: [] }]);
  expect(outcome).toMatchObject({
    kind: 'done',
    summary: { exit: 1, counts: { pass: 2, fail: 2, skip: 1, todo: 1 }, unhandled: [] },
  });
});

test('each file has globals of its own, options hold, and a failed file stops the rest', async ({
  page,
  lab,
}) => {
  expect(lab.origin).not.toBe('');
  const file = (name: string) => `
    test('${name} is alone', () => {
      expect((globalThis as { seen?: string }).seen).toBe('setup');
      (globalThis as { seen?: string }).seen = '${name}';
      expect(process.env.REGION).toBe('eu');
    });
    test('${name} fails', () => { expect(1).toBe(2); });`;
  const options = {
    globals: true,
    setupFiles: ['setup.ts'],
    env: { REGION: 'eu' },
    bail: 2,
    tests: ['a.test.ts', 'b.test.ts', 'c.test.ts'],
  };
  const files = {
    'setup.ts': `(globalThis as { seen?: string }).seen = 'setup';`,
    'a.test.ts': file('a'),
    'b.test.ts': file('b'),
    'c.test.ts': file('c'),
  };
  const ran = await runIn(page, setOf(files, { options }));
  expect(ran.tests.map(({ file: path, status }) => [path, status])).toEqual([
    ['a.test.ts', 'pass'],
    ['a.test.ts', 'fail'],
    ['b.test.ts', 'pass'],
    ['b.test.ts', 'fail'],
  ]);
  expect(ran.files.map(({ status }) => status)).toEqual(['fail', 'fail', 'skip']);
});

test('what cannot be run is told with its place', async ({ page, lab }) => {
  expect(lab.origin).not.toBe('');
  const run = (code: string, more = {}) =>
    runIn(page, setOf({ 'a.test.ts': CORE + code, ...more }));

  expect((await run('test("x", () => {\n  let a = ;\n});')).outcome).toMatchObject({
    problem: { kind: 'syntax', error: { locations: [{ path: 'a.test.ts', line: 3 }] } },
  });
  expect((await run('const a = 1;\nconst a = 2;')).outcome).toMatchObject({
    problem: {
      kind: 'syntax',
      error: {
        message: "Identifier 'a' has already been declared",
        locations: [{ path: 'a.test.ts', line: 3 }],
      },
    },
  });
  const imports = await run(`import './b';`, { 'b.ts': `\nimport { x } from 'kit';\nx();` });
  expect(imports.outcome).toEqual({
    kind: 'problem',
    problem: {
      kind: 'import',
      specifier: 'kit',
      location: { path: 'b.ts', line: 2 },
    },
  });
  expect((await runIn(page, setOf({ 'a.ts': '' }))).outcome).toEqual({
    kind: 'problem',
    problem: { kind: 'noTests' },
  });

  const empty = await run('');
  expect(empty.files[0]?.errors).toMatchObject([
    { name: 'No tests', message: 'No test suites found in file: a.test.ts' },
  ]);
  const thrown = await run(`\nthrow new RangeError('top');`);
  expect(thrown.files[0]?.errors).toMatchObject([
    { name: 'RangeError', message: 'top', locations: [{ path: 'a.test.ts', line: 3 }] },
  ]);
  const lost = await run(`test('x', () => {\n  Promise.reject(new TypeError('lost')); });`);
  expect(lost.outcome).toMatchObject({
    kind: 'done',
    summary: {
      exit: 1,
      unhandled: [{ name: 'TypeError', message: 'lost', locations: [{ line: 3 }] }],
    },
  });
});

/** In the page: resolves with whether a window accepts a setup of the sandbox. */
const ACCEPTS = `(target) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => resolve(true);
  target.postMessage({ relay: new Blob(['throw 1']), runtime: new Blob(['']) }, '*', [port2]);
  // The frame answers that this relay failed.
  port1.postMessage({ kind: 'start', id: 0 }, [new MessageChannel().port1]);
  setTimeout(() => resolve(false), 1000);
})`;

test('the frame starts only once, only for the page that shows it, and not as a page', async ({
  page,
  lab,
}) => {
  const show = `async (parent) => {
    const frame = parent.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = '/run/frame.html';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    parent.body.append(frame);
    await loaded;
    return frame.contentWindow;
  }`;
  const results = await page.evaluate(`(async () => {
    const [show, accepts] = [${show}, ${ACCEPTS}];
    const own = await show(document);
    const [first, second] = [await accepts(own), await accepts(own)];
    const between = document.createElement('iframe');
    document.body.append(between);
    return { first, second, nested: await accepts(await show(between.contentDocument)) };
  })()`);
  expect(results).toEqual({ first: true, second: false, nested: false });
  await page.goto(`${lab.origin}/run/frame.html`);
  expect(await page.evaluate(`(${ACCEPTS})(window)`)).toBe(false);
});

const HAPPY_DOM = { testEnvironment: 'happy-dom' };

test('an example with a DOM has a window of its own, new for each run', async ({ page, lab }) => {
  expect(lab.origin).not.toBe('');
  const code = `${CORE}
    test('begins empty', () => {
      expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
      expect([location.href, history.length]).toEqual(['http://localhost:3000/', 1]);
      expect(window === globalThis && document.defaultView === window).toBe(true);
      expect(Object.keys(localStorage)).toEqual([]);
      localStorage.setItem('mine', '1');
      location.hash = 'here';
      document.body.innerHTML = '<input autofocus><button>Go</button>';
      let clicks = 0;
      document.querySelector('button')!.addEventListener('click', () => clicks++);
      document.querySelector('button')!.click();
      expect(clicks).toBe(1);
      document.querySelector('input')!.focus();
      expect(document.activeElement?.tagName).toBe('INPUT');
    });`;
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Run';
    document.body.append(button);
    button.focus();
  });
  const before = await page.evaluate(() => history.length);
  const set = setOf({ 'a.test.ts': code }, { options: HAPPY_DOM });
  for (let run = 0; run < 2; run++) {
    expect((await runIn(page, set)).tests).toMatchObject([{ status: 'pass', errors: [] }]);
  }
  // The reader's focus and history stay as they are.
  await expect(page.getByRole('button', { name: 'Run' })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.evaluate(() => window.lab.close());
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('what a listener throws fails the file, as in Node, and requests fail cleanly', async ({
  page,
  lab,
}) => {
  lab.requests.length = 0;
  const code = `${CORE}
    test('throws', () => {
      document.body.addEventListener('x', () => { throw new TypeError('in the listener'); });
      document.body.dispatchEvent(new Event('x'));
    });
    test('requests', async () => {
      await expect(fetch('/a')).rejects.toMatchObject({ name: 'NetworkError' });
      const events: string[] = [];
      const request = new XMLHttpRequest();
      request.addEventListener('error', () => events.push('request'));
      request.open('GET', '/a', false);
      request.send();
      expect(() => new WebSocket('ws://localhost:3000/')).toThrow('no network');
      const script = document.createElement('script');
      script.src = '/a.js';
      await new Promise((done) => {
        script.addEventListener('error', done);
        document.head.append(script);
      });
      expect([events, request.status]).toEqual([['request'], 0]);
    });`;
  const { tests, files, outcome } = await runIn(
    page,
    setOf({ 'a.test.ts': code }, { options: HAPPY_DOM }),
  );
  expect(tests.map(({ titles, status }) => [titles[0], status])).toEqual([
    ['throws', 'pass'],
    ['requests', 'pass'],
  ]);
  expect(files).toMatchObject([{ status: 'fail' }]);
  expect(outcome).toMatchObject({
    summary: { exit: 1, unhandled: [{ name: 'TypeError', message: 'in the listener' }] },
  });
});
