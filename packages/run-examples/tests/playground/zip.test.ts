import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import type { PackageIndex } from '../../src/contract.ts';
import { planProject } from '../../src/playground/plan/planProject.ts';
import { zipFiles, zipProject } from '../../src/playground/zip/downloadProject.ts';

const PACKAGE = path.resolve(import.meta.dirname, '../..');
/** Below the project, so that its packages are found. */
const FOLDER = path.join(PACKAGE, '.cache/zip-test');

const installed = (name: string): string =>
  JSON.parse(readFileSync(path.join(PACKAGE, '../../node_modules', name, 'package.json'), 'utf8'))
    .version;
const versions = Object.fromEntries(
  ['@rstest/core', 'happy-dom', 'react', 'typescript'].map((name) => [name, installed(name)]),
);
const index: PackageIndex = {
  packages: {
    'react/jsx-runtime': { url: '/r.js', imports: ['react'] },
    react: { url: '/react.js', imports: [] },
  },
  versions,
};

const FILES = [
  { path: 'src/greet.ts', code: 'export const greet = (name: string) => `Hello, ${name}`;' },
  {
    path: 'src/greet.test.ts',
    code: `import { expect, test } from '@rstest/core';
import { greet } from './greet';
test('greets', () => {
  document.body.textContent = greet('世界');
  expect(document.body.textContent).toBe('Hello, 世界');
});`,
  },
  { path: 'rstest.config.ts', code: "export default { testEnvironment: 'happy-dom' };" },
];

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('an unpacked zip runs with the real Rstest', () => {
  const zip = zipProject('greeting', zipFiles({ files: FILES, plan: planProject(FILES), index }));
  const files = Object.entries(unzipSync(zip));
  expect(files.map(([file]) => file).sort()).toEqual([
    'greeting/package.json',
    'greeting/rstest.config.ts',
    'greeting/src/greet.test.ts',
    'greeting/src/greet.ts',
    'greeting/tsconfig.json',
  ]);
  for (const [file, bytes] of files) {
    mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true });
    writeFileSync(path.join(FOLDER, file), bytes);
  }
  const bin = createRequire(import.meta.url).resolve('@rstest/core/package.json');
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(path.dirname(bin), 'bin/rstest.js'), 'run'],
    {
      cwd: path.join(FOLDER, 'greeting'),
      encoding: 'utf8',
      // CI would have colors in the output.
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    },
  );
  expect(stdout).toMatch(/Tests 1 passed/);
  expect(status).toBe(0);
});

test('package.json pins what the project uses, and nothing else', () => {
  const files = [
    ...FILES,
    {
      path: 'a.test.tsx',
      code: "import { jsx } from 'react/jsx-runtime'; import 'unknown'; jsx('p', {});",
    },
  ];
  const all = zipFiles({ files, plan: planProject(files), index });
  const manifest = all.find((file) => file.path === 'package.json')?.code ?? '';
  expect(JSON.parse(manifest)).toMatchObject({ type: 'module', devDependencies: versions });
});

test('a project’s own files stay as they are', () => {
  const own = [...FILES, { path: 'package.json', code: '{"name":"mine"}' }];
  const zip = unzipSync(zipProject('a', zipFiles({ files: own, plan: planProject(own), index })));
  expect(strFromU8(zip['a/package.json'] ?? new Uint8Array())).toBe('{"name":"mine"}\n');
});
