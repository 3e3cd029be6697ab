import { describe, expect, it } from 'vitest';
import { createModuleGraph } from '../../src/sandbox/modules/moduleGraph.ts';
import { createModuleRegistry } from '../../src/sandbox/modules/moduleRegistry.ts';

/** Runs `main.ts` of these files and returns its exports. */
async function run(
  files: Readonly<Record<string, string>>,
  { packages = {} }: { packages?: Record<string, object> } = {},
): Promise<{ exports: Record<string, unknown> }> {
  const graph = createModuleGraph({
    files: Object.entries(files).map(([path, code]) => ({ path, code })),
    packages: new Set(Object.keys(packages)),
  });
  const load = createModuleRegistry({
    graph,
    loadPackage: async (name) => packages[name] ?? {},
    evaluate: (text) =>
      import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`),
    metaOf: (path) => ({ url: `file:///project/${path}` }),
  });
  graph.check(['main.ts']);
  const exports = (await load('main.ts')) as Record<string, unknown>;
  return { exports };
}

describe('modules of an example', () => {
  it('import each other in every form, with values that stay live', async () => {
    const { exports } = await run({
      'main.ts': `
        import start, { count, add as more, type Shape } from './count';
        import * as all from './count';
        export { count as renamed } from './count';
        export * from './count';
        export * as space from './count';
        more()
        more()
        const shape: Shape = { count };
        const hidden = ((count: number) => count)(7);
        export const seen = [start, count, all.count, shape.count, hidden];
        export default class Named {}`,
      'count.ts': `export let count: number = 0;
        export function add() { count++; }
        export interface Shape { count: number }
        export default 'start'`,
    });
    expect(exports.seen).toEqual(['start', 2, 2, 2, 7]);
    expect(exports.renamed).toBe(2);
    expect(exports.count).toBe(2);
    expect((exports.space as { count: number }).count).toBe(2);
    expect((exports.default as { name: string }).name).toBe('Named');
    expect(Object.keys(exports).sort()).toEqual(
      ['add', 'count', 'default', 'renamed', 'seen', 'space'].sort(),
    );
  });

  it('export their own values instead of those of another module with the same name', async () => {
    const { exports } = await run({
      'main.ts': `export * from './base'; export let size = 2; size += 1; export const own = true;`,
      'base.ts': `export const size = 1; export const color = 'red';`,
    });
    expect({ ...exports }).toEqual({ size: 3, own: true, color: 'red' });
  });

  it('let their exports be replaced, as spies do', async () => {
    const { exports } = await run({
      'main.ts': `
        import * as rates from './rates';
        import { convert } from './convert';
        Object.defineProperty(rates, 'rate', { value: () => 3, configurable: true });
        export const converted = convert(2);`,
      'convert.ts': `import { rate } from './rates'; export const convert = (n: number) => n * rate();`,
      'rates.ts': `export const rate = () => 1;`,
    });
    expect(exports.converted).toBe(6);
  });

  it('may import each other in circles: functions are there, constants are not yet', async () => {
    const circle = (label: string) => ({
      'main.ts': `import { title } from './cart'; export const text = title();`,
      'cart.ts': `import { label } from './label';
        export const LIMIT = 10; export function limit() { return 10; }
        function unit() { return ' items'; } export { unit, unit as noun };
        export const title = () => label;`,
      'label.ts': `import { LIMIT, limit, noun } from './cart'; export const label = ${label};`,
    });
    expect((await run(circle('limit() + noun()'))).exports.text).toBe('10 items');
    expect((await run(circle(`'up to ' + LIMIT`))).exports.text).toBe('up to undefined');
  });

  it('may start a circle at two files at the same time', async () => {
    const { exports } = await run({
      'main.ts': `const [a, b] = await Promise.all([import('./a'), import('./b')]);
        export const seen = [a.viaB(), b.viaA()];`,
      'a.ts': `import { b } from './b'; export const a = () => 'a'; export const viaB = () => b();`,
      'b.ts': `import { a } from './a'; export const b = () => 'b'; export const viaA = () => a();`,
    });
    expect(exports.seen).toEqual(['b', 'a']);
  });

  it('wait for top-level await, once, and import on demand', async () => {
    const { exports } = await run({
      'main.ts': `import { value } from './slow';
        const [a, b] = await Promise.all([import('./late'), import('./late')]);
        export const seen = [value, a.count(), b.count(), import.meta.url];`,
      'slow.ts': `export const value = await Promise.resolve('waited');`,
      'late.ts': `await null; let n = 0; export const count = () => ++n;`,
    });
    expect(exports.seen).toEqual(['waited', 1, 2, 'file:///project/main.ts']);
  });

  it('may be required', async () => {
    const { exports } = await run({
      'main.ts': `const { sum } = require('./sum'); export const seen = sum(1, 2);`,
      'sum.ts': `export const sum = (a: number, b: number) => a + b;`,
    });
    expect(exports.seen).toBe(3);
  });

  it('may be data and packages', async () => {
    const { exports } = await run(
      {
        'main.ts': `import data, { list } from './data.json';
          import './style.css';
          import kit, { part } from '@scope/kit';
          export const seen = [data.list, list, kit, part];`,
        'data.json': '{ "list": [1] }',
        'style.css': 'a {}',
      },
      { packages: { '@scope/kit': { default: 'kit', part: 'part', __esModule: true } } },
    );
    expect(exports.seen).toEqual([[1], [1], 'kit', 'part']);
  });

  it('that ask for what is not there are refused with the location, before anything runs', async () => {
    await expect(
      run({ 'main.ts': `import './a';`, 'a.ts': `\nexport const load = () => import('./b');` }),
    ).rejects.toMatchObject({
      specifier: './b',
      location: { path: 'a.ts', line: 2 },
    });
    await expect(run({ 'main.ts': `import '../outside';` })).rejects.toMatchObject({
      specifier: '../outside',
    });
  });
});
