import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, 'compressSite.ts');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const folder = mkdtempSync(path.join(tmpdir(), 'compress-site-'));
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

afterAll(() => rmSync(folder, { recursive: true }));

function compress(directory: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, SCRIPT, directory], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('all text files above the minimum size have a current gzip copy', () => {
  write('small.js', 'small');
  write('image.png', 'not a text '.repeat(500));
  for (const text of ['before', 'after']) {
    write('page.html', text.repeat(500));
    write('style.css', 'the same '.repeat(500));
    expect(compress('.')).toContain('Compressed 2 files of .');
    const copy = readFileSync(path.join(folder, 'page.html.gz'));
    expect(gunzipSync(copy).toString()).toBe(text.repeat(500));
  }
  expect(readdirSync(folder).filter((name) => /\.(?:gz|br)$/.test(name))).toEqual([
    'page.html.gz',
    'style.css.gz',
  ]);
});

test('a missing folder is reported, with advice', () => {
  expect(compress('nowhere')).toContain('nowhere does not exist; run `npm run build` first.');
});
