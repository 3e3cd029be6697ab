import { type PageSets, RUN_LINK } from 'run-examples';
import {
  formatFragment,
  packText,
} from '../../../packages/run-examples/src/view/share/sharedCode.ts';
import { ENDINGS, hostileCode } from '../support/hostileCode.ts';
import { RunExample } from '../support/runExample.ts';
import { open } from '../support/site.ts';
import { slowParts } from '../support/slowParts.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** How long the page may be unresponsive, in milliseconds. */
const MOST = 100;

const PATH = '/guide/start/quick-start';
const SET = 'write-a-test';
/** The number of inputs that can be sent to the page without a long task. */
const GROUP = 20;

/** Ordinary code of each kind, and a token that's highlighted. */
const SCRIPT = { code: 'const honest = 1;', word: 'const' };
const HONEST = {
  ts: SCRIPT,
  tsx: SCRIPT,
  js: SCRIPT,
  jsx: SCRIPT,
  html: { code: '<p title="honest">', word: 'title' },
  css: { code: 'p { color: red }', word: 'color' },
  json: { code: '{ "honest": true }', word: 'true' },
};

/** The number of inputs that `npm test` tries; `npm run test:all` tries the others. */
const FEW = 20;
/** The kinds of files that `npm test` tries them in. */
const QUICK = ['ts', 'html'];

for (const ending of ENDINGS) {
  const inputs = hostileCode(ending);
  checkInputs(ending, inputs.slice(0, FEW), QUICK.includes(ending) ? [] : [FULL]);
  checkInputs(ending, inputs.slice(FEW), [FULL]);
}

function checkInputs(
  ending: (typeof ENDINGS)[number],
  inputs: readonly string[],
  tag: string[],
): void {
  test(`${inputs.length} hostile inputs in a .${ending} file keep the page responsive`, {
    tag,
  }, async ({ page, browser }) => {
    const path = `src/hostile.${ending}`;
    const { code, word } = HONEST[ending];
    await page.route('**/run/sets/**', (route) =>
      route.fulfill({ json: setsOf({ path, code: '' }) }),
    );
    const example = new RunExample(page, SET);
    const field = example.code(path);
    const honest = example.editor.locator('.run-lines span').getByText(word, { exact: true });
    const [first = ''] = inputs;
    await open(page, PATH + (await fragmentOf(SET, { [path]: first })));
    await expect(field).toHaveValue(first);
    const slow = await slowParts(browser, page, MOST, groupsOf(inputs), async (group) => {
      expect(await page.evaluate(writeEach, group)).toEqual([]);
      // Whatever came before, ordinary code is highlighted.
      await field.fill(code);
      await expect(honest).toBeVisible();
    });
    expect(slow).toEqual([]);
  });
}

/** Each would keep a browser busy for seconds: highlighting, layout, or only decompression. */
const TOO_LARGE = {
  'a word': 'a'.repeat(65_000),
  'quotes in templates': "`'".repeat(32_500),
  'double quotes in templates': '`"'.repeat(8000),
  'lines of quotes in templates': "`'\n".repeat(2000),
  'letters of two directions': `${'aب'.repeat(300)}\n`.repeat(60),
  'marks over one letter': `a${'\u0301'.repeat(30_000)}`,
  blanks: ' '.repeat(5_000_000),
};

test('a link’s code opens at once, or the reader is told that it’s too large', async ({
  page,
  browser,
}) => {
  const path = '/guide/basic/snapshot';
  const set = 'file-snapshots';
  const html = 'src/pages/short.html';
  const tags = "<a b='".repeat(40);
  const example = new RunExample(page, set);
  const { words } = example;
  const follow = (fragment: string) => page.evaluate((hash) => location.assign(hash), fragment);
  // An ordinary link loads the editor's own code.
  const honest = '<p>honest</p>';
  await open(page, path + (await fragmentOf(set, { [html]: honest })));
  await expect(example.code(html)).toHaveValue(honest);
  const slow = await slowParts(browser, page, MOST, new Map([['tags', tags]]), async (code) => {
    await follow(await fragmentOf(set, { [html]: code }));
    await expect(example.code(html)).toHaveValue(code);
  });
  const many = new Map(Object.entries(TOO_LARGE));
  const slowAlerts = await slowParts(browser, page, MOST, many, async (code, name) => {
    await follow(await fragmentOf(set, { 'src/invoicePage.ts': code }));
    const alert = page.getByRole('alert').filter({ hasText: words.sharedTooLarge });
    await expect(alert, name).toHaveCount(1);
    await page.getByRole('button', { name: words.dismiss }).click();
  });
  // The open example hasn't changed.
  await expect(example.code(html)).toHaveValue(tags);
  expect([...slow, ...slowAlerts]).toEqual([]);
});

/** Groups of inputs by the number of their first one. */
function groupsOf(inputs: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const starts = inputs.map((_input, index) => index).filter((index) => index % GROUP === 0);
  return new Map(starts.map((start) => [`${start}`, inputs.slice(start, start + GROUP)]));
}

function setsOf(file: { path: string; code: string }): PageSets {
  const set = { name: SET, files: [file], format: 'source', options: {}, packages: {} } as const;
  return { sets: { [SET]: set } };
}

async function fragmentOf(set: string, changes: Record<string, string>): Promise<string> {
  const data = await packText(JSON.stringify(changes));
  const fragment = formatFragment({ set, version: RUN_LINK.version, data });
  if (fragment === undefined) throw new Error('The code doesn’t fit into a link.');
  return fragment;
}

/** Runs in the page: pastes each input, and returns those that weren't shown in the next frame. */
async function writeEach(inputs: readonly string[]): Promise<string[]> {
  const field = document.querySelector<HTMLTextAreaElement>('.run-editor textarea');
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  const unlike: string[] = [];
  for (const input of inputs) {
    value?.set?.call(field, input);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const lines = document.querySelector('.run-editor .run-lines');
    if (lines && lines.textContent !== `${input}\n`) unlike.push(input.slice(0, 80));
  }
  return unlike;
}
