import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '..');
const SCRIPT = path.join(PROJECT, 'scripts/build.mjs');
/** In milliseconds. A build is much faster, but other tests run at the same time. */
const TIMEOUT = 60_000;

/** The content of a page from an earlier build. */
const BEFORE = 'before';

/** A project of one page, with Rspress' own theme. */
const root = mkdtempSync(path.join(tmpdir(), 'build-'));
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

function startBuild(): ChildProcess {
  const env = { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false', NO_COLOR: '1' };
  return spawn(process.execPath, [SCRIPT, 'rspress.config.ts'], { cwd: root, env });
}

/** Waits until a build ends. Resolves to the exit code and the output. */
async function finishBuild(child: ChildProcess): Promise<{ code: number; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

beforeAll(() => {
  mkdirSync(path.join(root, 'docs'));
  mkdirSync(path.join(root, 'doc_build'));
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of ['@rspress', 'react', 'react-dom']) {
    symlinkSync(path.join(PROJECT, 'node_modules', name), path.join(root, 'node_modules', name));
  }
  write('rspress.config.ts', "export default { root: 'docs', search: false };");
  write('docs/index.md', '# First');
  write('doc_build/index.html', BEFORE);
});

afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['can not be compiled', '# Broken {'],
  ['can not be rendered', '# Broken\n\n{missing()}'],
])(
  'a page that %s leaves the build as it was',
  async (_, page) => {
    write('docs/broken.mdx', page);
    const { code, output } = await finishBuild(startBuild());
    rmSync(path.join(root, 'docs/broken.mdx'));
    expect(code).toBe(1);
    expect(output).toContain('docs/broken.mdx');
    expect(readdirSync(path.join(root, 'doc_build'))).toEqual(['index.html']);
    expect(readFileSync(path.join(root, 'doc_build/index.html'), 'utf8')).toBe(BEFORE);
  },
  TIMEOUT,
);
