import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replaceFolder.ts';

const SOURCE = path.resolve(import.meta.dirname, 'replaceFolder.ts');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

let root = '';
let site = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'replace-folder-'));
  site = path.join(root, 'site');
  write(site, 'before');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(folder: string, content: string): void {
  mkdirSync(path.join(folder, 'guide'), { recursive: true });
  writeFileSync(path.join(folder, 'guide/a.html'), content);
  writeFileSync(path.join(folder, `${content}.js`), content);
}

const shown = () => ({
  page: readFileSync(path.join(site, 'guide/a.html'), 'utf8'),
  files: readdirSync(site),
  left: readdirSync(path.join(root, '.staging')),
});

/** A process that builds half of the site, reports that, and then never ends. */
async function startHalf(): Promise<ChildProcess> {
  const script = path.join(root, 'half.mts');
  writeFileSync(
    script,
    `import { mkdirSync, writeFileSync } from 'node:fs';
     import { replaceFolder } from ${JSON.stringify(pathToFileURL(SOURCE).href)};
     await replaceFolder(${JSON.stringify(site)}, (folder) => {
       mkdirSync(folder);
       writeFileSync(folder + '/half.js', 'half');
       console.log('half');
       setInterval(() => {}, 1000);
       return new Promise(() => {});
     });`,
  );
  const child = spawn(process.execPath, ['--import', TSX, script], {
    stdio: ['ignore', 'pipe', 2],
  });
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  return child;
}

test('a complete build replaces the last one, if any', async () => {
  await replaceFolder(site, async (folder) => write(folder, 'after'));
  expect(shown()).toEqual({ page: 'after', files: ['after.js', 'guide'], left: [] });
  rmSync(site, { recursive: true });
  await replaceFolder(site, async (folder) => write(folder, 'first'));
  expect(shown()).toEqual({ page: 'first', files: ['first.js', 'guide'], left: [] });
});

test('the last build is complete during the next one', async () => {
  await replaceFolder(site, async (folder) => {
    write(folder, 'after');
    expect(shown()).toMatchObject({ page: 'before', files: ['before.js', 'guide'] });
  });
});

test('a failed build leaves only the last one', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const building = replaceFolder(site, async (folder) => {
    write(folder, 'after');
    throw full;
  });
  await expect(building).rejects.toBe(full);
  expect(shown()).toEqual({ page: 'before', files: ['before.js', 'guide'], left: [] });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends a build and leaves the one before, and nothing else', async (signal, code) => {
  const child = await startHalf();
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([code, null]);
  expect(shown()).toEqual({ page: 'before', files: ['before.js', 'guide'], left: [] });
});

test.each([1, 2, 3, 4, 5])(
  'a build that fails while it still writes files says why it failed: %i',
  async () => {
    const writing: Promise<unknown>[] = [];
    const failed = replaceFolder(site, async (folder) => {
      mkdirSync(folder);
      for (let page = 0; page < 200; page += 1) {
        writing.push(writeFile(path.join(folder, `${page}.html`), 'half').catch(() => {}));
      }
      throw new Error('This page is wrong.');
    });
    await expect(failed).rejects.toThrow('This page is wrong.');
    await Promise.all(writing);
    expect(shown()).toMatchObject({ page: 'before', left: [] });
  },
);

test('the next build cleans up after a crash', async () => {
  const child = await startHalf();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(shown()).toMatchObject({ page: 'before', files: ['before.js', 'guide'] });
  expect(shown().left).not.toEqual([]);
  await replaceFolder(site, async (folder) => {
    expect(existsSync(folder)).toBe(false);
    write(folder, 'after');
  });
  expect(shown()).toEqual({ page: 'after', files: ['after.js', 'guide'], left: [] });
});

test('a crash between the two renames does not lose a build', async () => {
  mkdirSync(path.join(root, '.staging'));
  renameSync(site, path.join(root, '.staging/site.previous'));
  const building = replaceFolder(site, () => Promise.reject(new Error('broken page')));
  await expect(building).rejects.toThrow('broken page');
  expect(shown()).toEqual({ page: 'before', files: ['before.js', 'guide'], left: [] });
});

test('a concurrent build of the same folder is rejected, and the first continues', async () => {
  const child = await startHalf();
  const second = replaceFolder(site, async (folder) => write(folder, 'second'));
  await expect(second).rejects.toThrow(
    `Another build of ${site} is running (process ${child.pid}); wait for it.`,
  );
  expect(readdirSync(path.join(root, '.staging/site'))).toEqual(['half.js']);
  child.kill('SIGTERM');
  await once(child, 'exit');
});
