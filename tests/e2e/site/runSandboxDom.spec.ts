import { expect } from '@playwright/test';
import { runIn, setOf, test } from '../support/sandboxLab.ts';

const CORE = `import { expect, test } from '@rstest/core';\n`;
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
      const socket = new WebSocket('ws://localhost:3000/');
      await new Promise((done) => socket.addEventListener('close', done));
      const script = document.createElement('script');
      script.src = '/a.js';
      await new Promise((done) => {
        script.addEventListener('error', done);
        document.head.append(script);
      });
      expect([events, request.status, socket.readyState]).toEqual([['request'], 0, 3]);
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

test('a file that asks for Node has no DOM, one that asks for jsdom no matchMedia', async ({
  page,
  lab,
}) => {
  expect(lab.origin).not.toBe('');
  const files = {
    'a.test.ts': `${CORE}test('a', () => expect([typeof document, typeof matchMedia])
      .toEqual(['object', 'undefined']));`,
    'b.test.ts': `${CORE}test('b', () => expect(typeof document).toBe('undefined'));`,
  };
  const options = {
    tests: ['a.test.ts', 'b.test.ts'],
    testEnvironment: 'jsdom',
    nodeTests: ['b.test.ts'],
  };
  const { tests } = await runIn(page, setOf(files, { options }));
  expect(tests).toMatchObject([{ status: 'pass' }, { status: 'pass' }]);
});

test('what makes the DOM is fetched when an example needs it, and not before', async ({
  page,
  lab,
}) => {
  const scripts = () => lab.requests.filter((url) => url.startsWith('/static/run/dom'));
  const passing = `${CORE}test('x', () => {});`;
  await runIn(page, setOf({ 'a.test.ts': passing }));
  expect(scripts()).toEqual([]);
  await runIn(page, setOf({ 'a.test.ts': passing }, { options: HAPPY_DOM }));
  expect(scripts()).toHaveLength(1);
});
