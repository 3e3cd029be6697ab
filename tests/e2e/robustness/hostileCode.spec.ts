import type { Page } from '@playwright/test';
import { RUN } from 'run-examples';
import { baseLink, packText } from '../../../packages/run-examples/src/project/projectLink.ts';
import { setCode } from '../support/editorCode.ts';
import { PlaygroundPage } from '../support/playground.ts';
import { open } from '../support/site.ts';
import { slowParts } from '../support/slowParts.ts';
import { expect, test } from '../support/test.ts';

/** Milliseconds within which a reader's key or click has to be answered. */
const MOST = 200;

const TEST = 'test/cart.test.ts';

/** What a link may hold that keeps a reader of code, or of globs, busy. */
const SLOW: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tags without an end': { 'a.html': "<a b='".repeat(40) },
  'globs that backtrack': {
    'rstest.config.ts': `export default { include: ['${'+(a|+(a*))'.repeat(12)}b'] };`,
    [`${'a'.repeat(60)}.ts`]: '',
  },
  'a nested config': { 'rstest.config.ts': `export default ${`${'('.repeat(100)}\n`.repeat(150)}` },
};

/** The JSON of links that can't be meant; unit tests have more of them. */
const BROKEN: Readonly<Record<string, string>> = {
  'a path out of the project': '{"../../a.ts":""}',
  '__proto__ as an object': '{"__proto__":{"polluted":1}}',
  'markup in a path': '{"<img src=x onerror=window.hit=1>.test.ts":""}',
  'megabytes of blanks': `{"a.ts":"${' '.repeat(4_000_000)}"}`,
};

test('a link’s project is read apart from the page, never runs by itself, or is refused in one message', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const play = new PlaygroundPage(page);
  await open(page, `${play.path}#play=typescript`);
  await expect(play.said).toContainText(play.passed(4));
  const slow = await slowParts(browser, page, MOST, entriesOf(SLOW), async (changes, name) => {
    await follow(page, JSON.stringify(changes));
    await expect(play.root.getByText(play.words.shared), name).toBeVisible();
    await expect(play.tests.getByText(play.words.notRun), name).toBeVisible();
    await play.button(play.run.run).click();
    // It ends, however: with results, or with why there are none.
    await expect(play.said, name).not.toHaveText('', { timeout: 20_000 });
  });
  await open(page, `${play.path}#play=typescript`);
  const broken = await slowParts(browser, page, MOST, entriesOf(BROKEN), async (json, name) => {
    await follow(page, json);
    const message = play.root.getByRole('alert').filter({ hasText: play.words.linkBroken });
    await expect(message, name).toHaveCount(1);
    await expect(play.code(TEST), name).toBeVisible();
  });
  expect([...slow, ...broken]).toEqual([]);
  expect(await page.evaluate(() => 'hit' in window || 'polluted' in {})).toBe(false);
  // The page reports the end of the worker that took too long.
  expect(complaints.splice(0).filter((text) => !text.includes("wasn't read within"))).toEqual([]);
});

for (const [name, base] of [
  ['a template', 'gone'],
  ['a page’s example', 'guide/gone:example'],
] as const) {
  test(`a link to ${name} that was removed shows the first template, and says so`, async ({
    page,
    complaints,
  }) => {
    const play = new PlaygroundPage(page);
    await open(page, play.path + baseLink(base));
    await expect(play.root.getByRole('alert')).toHaveText(play.words.linkBroken);
    await expect(play.said).toContainText(play.passed(4));
    // The browser reports that the example's page has no file of examples.
    const isReported = (text: string) => base !== 'gone' && text.includes('404 (Not Found)');
    expect(complaints.splice(0).filter((text) => !isReported(text))).toEqual([]);
  });
}

const TYPED: Readonly<Record<string, string>> = {
  'templates in templates': '`${'.repeat(160),
  'quotes in templates': `${"`'".repeat(200)}\n`.repeat(30),
  comments: '/*'.repeat(250),
  types: 'a<b,'.repeat(120),
  'the longest lines': `${'(a.b)=>'.repeat(70)}\n`.repeat(32),
  'the most lines': '0x1,\n'.repeat(499),
  'letters of two directions': 'aب'.repeat(20_000),
  'marks over one letter': `a${'\u0301'.repeat(30_000)}`,
  'a long file': 'const a = 1;\n'.repeat(8000),
  'a long line': 'const a = 1; '.repeat(8000),
};

test('the page answers whatever is pasted, and ordinary code is highlighted after it', async ({
  page,
  browser,
}) => {
  const play = new PlaygroundPage(page);
  await open(page, play.path);
  await play.root.getByRole('checkbox', { name: play.words.watch }).uncheck();
  const field = play.code(TEST);
  const colored = () =>
    page.evaluate(() => document.querySelector('.cm-content .hl-keyword') !== null);
  const slow = await slowParts(browser, page, MOST, entriesOf(TYPED), async (code, name) => {
    await setCode(field, code);
    await expect(field, name).not.toContainText('honest');
    await setCode(field, 'const honest = 1;');
    await expect.poll(colored, name).toBe(true);
  });
  expect(slow).toEqual([]);
});

/** Posts whatever it's given to every port that the runtime posts to. */
const FORGE = `
const ports = new Set();
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...args) {
  ports.add(this);
  return postMessage.apply(this, args);
};
const channels = [() => self.postMessage.bind(self), () => (data) => parent.postMessage(data, '*')];
const posts = channels.flatMap((channel) => { try { return [channel()]; } catch { return []; } });
const send = (data) => {
  for (const port of ports) { try { postMessage.call(port, data); } catch {} }
  for (const post of posts) { try { post(data); } catch {} }
};
const test1 = { id: '1', titles: ['a'], status: 'fail', durationMs: 1, errors: [], retries: 0 };
const forge = (kind, fields) => send({ kind: 'event', event: { kind, [kind]: fields } });
console.log('opens the port');
`;

/** Values that no message has. */
const VALUES = `[null, -1, NaN, '__proto__', '<img src=x onerror=alert(1)>'.repeat(50),
  '\\u0301'.repeat(20_000), '\\n'.repeat(20_000), '+\\n-\\n'.repeat(5000), [], { length: 1e9 },
  Array(2 ** 32 - 1), new Map([[1, new Date(NaN)]])]`;

/** Statements of test files, one for each way to report more than a page can show. */
const REPORTS: Readonly<Record<string, string>> = {
  'thousands of tests': `for (let i = 0; i < 19_000; i++) test('test ' + i, () => {});`,
  'hundreds of failures with long diffs': `for (let i = 0; i < 500; i++) test('test ' + i, () => {
    expect({ list: Array(200).fill(i) }).toEqual({ list: Array(200).fill(-1) });
  });`,
  'a flood of long output': `test('logs', () => {
    for (let i = 0; i < 20_000; i++) console.log('a\\n'.repeat(2000));
  });`,
  'forged messages': `${FORGE} test('forges', () => {
    for (const value of ${VALUES}) {
      for (const name of Object.keys(test1)) forge('test', { ...test1, id: name, [name]: value });
      for (const name of ['name', 'message', 'diff', 'locations']) {
        const errors = [{ name: 'E', message: 'm', locations: [], [name]: value }];
        forge('test', { ...test1, id: 'error ' + name, errors });
      }
      for (const name of ['text', 'level', 'test', 'location']) forge('log', { [name]: value });
      forge('file', { path: value, errors: value });
      send(value);
    }
  });`,
  'a line of 200 MB': `${FORGE} test('a', () => forge('log', { text: 'x'.repeat(2e8) }));`,
  'endless errors': `${FORGE} test('a', () => {
    send({ kind: 'end', unhandled: Array(2 ** 32 - 1) });
  });`,
};

test('the page answers while an example reports more than anybody reads, and then runs honest code', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const play = new PlaygroundPage(page);
  await open(page, play.path);
  await play.root.getByRole('checkbox', { name: play.words.watch }).uncheck();
  const run = async (code: string) => {
    await setCode(play.code(TEST), `import { expect, test } from '@rstest/core';\n${code}\n`);
    await play.button(play.run.run).click();
    await expect(play.button(play.run.run)).toBeVisible({ timeout: 2 * RUN.total });
  };
  const slow = await slowParts(browser, page, MOST, entriesOf(REPORTS), run);
  expect(slow).toEqual([]);
  await expect(page.locator('.run-panel img')).toHaveCount(0);
  await run(`test('honest', () => { expect(1 + 1).toBe(2); });`);
  await expect(play.tests.getByText('honest')).toBeVisible();
  // What the page itself says of an example that ended badly.
  expect(complaints.splice(0).filter((text) => !/example|sandbox/i.test(text))).toEqual([]);
});

function entriesOf<Value>(record: Readonly<Record<string, Value>>): Map<string, Value> {
  return new Map(Object.entries(record));
}

let followed = 0;

/** Follows a link to a project. The page would open the same link again as the reader left it. */
async function follow(page: Page, json: string): Promise<void> {
  followed += 1;
  const hash = `${baseLink('typescript')}.1${await packText(json + ' '.repeat(followed))}`;
  await page.evaluate((fragment) => location.assign(fragment), hash);
}
