import { describe, expect, test } from 'vitest';
import { classifySet, type KnownSet } from '../../src/build/classify/classifySet.ts';
import type { ReasonKind } from '../../src/build/classify/reasons.ts';

const TEST = "import { expect, test } from '@rstest/core';\ntest('adds', () => expect(2).toBe(2));";

/** A set of these files, by path, that plain `rstest run` ran. */
function known(codes: Readonly<Record<string, string>>, set: Partial<KnownSet> = {}): KnownSet {
  const files = Object.entries(codes).map(([path, code]) => ({ path, code }));
  return { files, runs: [['run']], env: {}, ...set };
}

const config = (settings: string) => ({
  'a.test.ts': TEST,
  'rstest.config.ts': `import { defineConfig } from '@rstest/core';\nexport default defineConfig(${settings});`,
});

describe('a set runs', () => {
  test('from its source, where it needs nothing else', () => {
    const set = known({ 'src/a.ts': 'export const a = 1;', 'src/a.test.ts': TEST });
    expect(classifySet(set)).toEqual({
      format: 'source',
      options: { tests: ['src/a.test.ts'] },
      packages: [],
    });
  });

  test.each(['happy-dom', 'jsdom'])('with a DOM, where its settings ask for %s', (name) => {
    const set = known(config(`{ testEnvironment: '${name}' }`));
    expect(classifySet(set)).toMatchObject({
      format: 'source',
      options: { testEnvironment: name },
    });
  });

  test.each([
    '// @rstest-environment jsdom',
    '/** @jest-environment jsdom*/',
    '/*\n  @vitest-environment jsdom\n*/',
    '/**\n * A cart. @rstest-environment jsdom\n */',
    "import './setup'; // @rstest-environment jsdom",
  ])('with a DOM, where a comment asks for it: %j', (comment) => {
    const set = known({ 'a.test.ts': `${comment}\n${TEST}` });
    expect(classifySet(set)).toMatchObject({ options: { testEnvironment: 'jsdom' } });
  });

  test('in Node, where only a text is about a comment', () => {
    const set = known({ 'a.test.ts': `${TEST}\nconst a = 'see @rstest-environment jsdom';` });
    expect(classifySet(set)).toHaveProperty('options', { tests: ['a.test.ts'] });
  });

  test('without the options of the DOM that its settings ask for, where a comment asks for another', () => {
    const { 'a.test.ts': code, ...files } = config(
      "{ testEnvironment: { name: 'jsdom', options: { html: '<p>' } } }",
    );
    const set = known({ 'a.test.ts': `// @rstest-environment happy-dom\n${code}`, ...files });
    expect(classifySet(set)).toMatchObject({ options: { testEnvironment: 'happy-dom' } });
  });

  test('with a DOM, beside files that ask for Node', () => {
    const set = known({ 'a.test.ts': TEST, 'b.test.ts': `// @rstest-environment jsdom\n${TEST}` });
    expect(classifySet(set)).toMatchObject({
      format: 'source',
      options: { testEnvironment: 'jsdom', nodeTests: ['a.test.ts'] },
    });
  });

  test.each([
    ['rs.mock', "rs.mock('./a', () => ({}));"],
    ['rstest.hoisted', 'const { a } = rstest.hoisted(() => ({ a: 1 }));'],
    [
      'an import attribute',
      "import * as actual from './a' with { rstest: 'importActual' };\nactual.a();",
    ],
    ['require', "const a = require('./a.cjs');"],
    ['import.meta', 'console.log(import.meta.dirname);'],
    ['using', 'using spy = rs.spyOn(console, "log");'],
    ['a decorator', 'class A { @log run() {} }'],
    ['a package', "import { h } from 'some-package';\nh();"],
  ])('from a bundle, where it has %s', (_, code) => {
    expect(classifySet(known({ 'a.test.ts': `${TEST}\n${code}` }))).toMatchObject({
      format: 'bundle',
    });
  });

  test.each([
    ["{ resolve: { alias: { '@': './src' } } }"],
    ['{ plugins: [pluginReact()] }'],
    ['{ source: { define: { VERSION: JSON.stringify(1) } } }'],
  ])('from a bundle, where its settings are %s', (settings) => {
    expect(classifySet(known(config(settings)))).toMatchObject({ format: 'bundle' });
  });

  test.each([
    ['styles', { 'a.module.css': '.a {}' }],
    ['paths of TypeScript', { 'tsconfig.json': '{ "compilerOptions": { "paths": {} } }' }],
    ['manual mocks', { 'src/__mocks__/a.ts': 'export const a = 2;' }],
    ['a package of its own', { 'node_modules/a/index.js': 'export default 1;' }],
  ])('from a bundle, where it brings %s', (_, files) => {
    expect(classifySet(known({ 'a.test.ts': TEST, ...files }))).toMatchObject({ format: 'bundle' });
  });

  test('with the replacement of a module of Node', () => {
    const code = `import { setTimeout as wait } from 'node:timers/promises';\n${TEST}\nwait(1);`;
    expect(classifySet(known({ 'a.test.ts': code }))).toMatchObject({
      format: 'source',
    });
  });

  test('with types of what it does not load', () => {
    const code = `import type { Stats } from 'node:fs';\nimport { type A } from 'pkg';\n${TEST}`;
    expect(classifySet(known({ 'a.test.ts': code }))).toMatchObject({ format: 'source' });
  });

  test('with the settings that mean something in a page, and no other', () => {
    const settings = "{ retry: 2, env: { A: 'b' }, name: 'shop', slowTestThreshold: 1, odd: f() }";
    expect(classifySet(known(config(settings)))).toMatchObject({
      options: { retry: 2, env: { A: 'b' }, tests: ['a.test.ts'] },
    });
  });

  test('as plain `rstest run`, where it ran in other ways too', () => {
    const files = { 'cart.test.ts': TEST, 'user.test.ts': TEST };
    const runs = [['list'], ['run', 'cart'], ['run'], ['run', '-u']];
    expect(classifySet(known(files, { runs }))).toMatchObject({
      options: { tests: Object.keys(files) },
    });
  });

  test('with the path filter that it ran with', () => {
    const set = known({ 'cart.test.ts': TEST, 'user.test.ts': TEST }, { runs: [['run', 'cart']] });
    expect(classifySet(set)).toMatchObject({ options: { tests: ['cart.test.ts'] } });
  });
});

describe('a set does not run', () => {
  test.each<[string, KnownSet, ReasonKind]>([
    ['a writer says so', known({ 'a.test.ts': TEST }, { noPage: 'process' }), 'process'],
    [
      'only arguments make it what it is',
      known({ 'a.test.ts': TEST }, { runs: [['run', '--bail', '1']] }),
      'commandLine',
    ],
    [
      'it shows a reporter',
      known({ 'a.test.ts': TEST }, { runs: [['run', '--reporter=dot']] }),
      'reporter',
    ],
    [
      'it collects coverage',
      known({ 'a.test.ts': TEST }, { runs: [['run', '--coverage']] }),
      'coverage',
    ],
    ['it needs variables', known({ 'a.test.ts': TEST }, { env: { CI: '1' } }), 'commandLine'],
    ['it has no test', known({ 'a.ts': 'export const a = 1;' }), 'noTests'],
    ['it reads files', known({ 'a.test.ts': `import 'node:fs';\n${TEST}` }), 'files'],
    ['it needs Node', known({ 'a.test.ts': `import 'node:http';\n${TEST}` }), 'nodeModule'],
    ['it asks the process', known({ 'a.test.ts': `${TEST}\nprocess.exit(1);` }), 'nodeModule'],
    ['it starts Rstest', known({ 'a.test.ts': `import '@rstest/core/api';\n${TEST}` }), 'build'],
    ['it has projects', known(config('{ projects: [] }')), 'projects'],
    ['it has a time zone', known(config("{ env: { TZ: 'Asia/Tokyo' } }")), 'timeZone'],
    [
      'a comment has options for the DOM',
      known({
        'a.test.ts': `// @jest-environment jsdom\n// @jest-environment-${'options'} {"resources": "usable"}\n${TEST}`,
      }),
      'environment',
    ],
    [
      'its files are chosen in its own way',
      known(config('{ exclude: { override: true } }')),
      'settings',
    ],
    ['its settings are computed', known(config('{ retry: count() }')), 'settings'],
    ['its config file is computed', known(config('load()')), 'settings'],
    ['its config file has a syntax error', known(config('{ retry: 2')), 'settings'],
    [
      'its settings have options for the DOM',
      known(config("{ testEnvironment: { name: 'jsdom', options: { html: '<p>' } } }")),
      'environment',
    ],
    [
      'two files have DOMs of two kinds',
      known({
        'a.test.ts': `// @rstest-environment happy-dom\n${TEST}`,
        'b.test.ts': `// @rstest-environment jsdom\n${TEST}`,
      }),
      'environment',
    ],
  ])('where %s', (_, set, reason) => {
    expect(classifySet(set)).toEqual({ reason });
  });

  const FS = "'node:fs/promises'";

  test.each([
    [`${FS}, () => ({})`, undefined],
    [`${FS}, function () {}`, undefined],
    [`import(${FS}), () => ({})`, undefined],
    [`${FS}, { spy: true }`, 'files'],
    [`${FS}, () => rs.importActual(${FS})`, 'files'],
    [`${FS}, () => rs.requireActual(${FS})`, 'files'],
  ])('where it reads files, unless it replaces what reads them: rs.mock(%s)', (args, reason) => {
    const code = `import { readFile } from ${FS};\n${TEST}\nreadFile('a');\nrs.mock(${args});`;
    expect(classifySet(known({ 'a.test.ts': code }))).toMatchObject(
      reason ? { reason } : { format: 'bundle' },
    );
  });
});
