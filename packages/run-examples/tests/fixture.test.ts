import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageSets, RunnableSet } from 'run-examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, createSite } from './fixture/buildSite.ts';
import { runInNode } from './fixture/runInNode.ts';

let folder: string;
let files: readonly string[];
let sets: PageSets['sets'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-examples-'));
  await buildSite(folder);
  files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  sets = (JSON.parse(await read('run/sets/index.json')) as PageSets).sets;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const emitted = (pattern: RegExp) => files.filter((file) => pattern.test(file));
const exampleOf = (name: string): RunnableSet => {
  const set = sets[name];
  if (!set) throw new Error(`There is no example ${name}.`);
  return set;
};

test('a site gets the sandbox, its scripts, and the examples of its page', async () => {
  expect(files).toContain('run/frame.html');
  for (const name of ['relay', 'runtime', 'dom']) {
    expect(emitted(new RegExp(`^static/run/${name}\\.\\w{10}\\.js$`))).toHaveLength(1);
  }
  expect(Object.keys(sets)).toEqual(['fill', 'mock']);
  expect(exampleOf('fill').format).toBe('source');
  expect(files).toContain(exampleOf('mock').bundle?.slice(1));
});

test('the page knows where the sandbox is, and loads nothing of it at first', async () => {
  const [runtime = ''] = emitted(/^static\/run\/runtime\./);
  const scripts = emitted(/^static\/js\/.*\.js$/);
  const texts = await Promise.all(scripts.map(read));
  const html = await read('index.html');
  const loaded = scripts.filter((file) => html.includes(`/${file}`));
  const withUrl = scripts.filter((_, index) => texts[index]?.includes(`/${runtime}`));
  expect(loaded).not.toEqual([]);
  expect(withUrl).not.toEqual([]);
  expect(loaded.filter((file) => withUrl.includes(file))).toEqual([]);
  expect((await read(loaded[0] ?? '')).length).toBeLessThan(20_000);
});

test('the stylesheet uses no custom property that the defaults lack', async () => {
  const css = (await Promise.all(emitted(/^static\/css\/.*\.css$/).map(read))).join('\n');
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  expect(used).toContain('--color-text');
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

test.each([
  ['fill', { 'fills up to eight cups': 'pass', overflows: 'fail' }],
  ['mock', { 'fills one cup': 'pass' }],
])('the emitted runtime runs the example %s', async (name, expected) => {
  const [runtime = ''] = emitted(/^static\/run\/runtime\./);
  const tests = await runInNode(folder, runtime, exampleOf(name));
  expect(Object.fromEntries(tests.map(({ titles, status }) => [titles.at(-1), status]))).toEqual(
    expected,
  );
});

test('a failed test has the message of Rstest', async () => {
  const [runtime = ''] = emitted(/^static\/run\/runtime\./);
  const [, failed] = await runInNode(folder, runtime, exampleOf('fill'));
  expect(failed?.errors[0]?.message).toContain('expected 8 to be 9');
});

test('while developing, the examples are made when they are asked for', async () => {
  const rsbuild = await createSite(path.join(folder, 'dev'), 'development');
  const server = await rsbuild.createDevServer({ getPortSilently: true });
  try {
    const { port } = await server.listen();
    const url = `http://localhost:${port}`;
    const served = (await (await fetch(`${url}/run/sets/index.json`)).json()) as PageSets;
    expect(served.sets.fill).toEqual(sets.fill);
    const bundle = await fetch(url + served.sets.mock?.bundle);
    expect(bundle.headers.get('content-type')).toContain('text/javascript');
    expect((await fetch(`${url}/run/frame.html`)).status).toBe(200);
  } finally {
    await server.close();
  }
});
