import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../../../scripts/compressSite.ts');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const folder = mkdtempSync(path.join(tmpdir(), 'compress-site-'));
const read = (file: string) => readFileSync(path.join(folder, file));

afterAll(() => rmSync(folder, { recursive: true }));

function compress(): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, SCRIPT, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test('twins are of the file as it is now, taken over or not, and old ones are forgotten', () => {
  for (const text of ['before', 'before', 'after']) {
    writeFileSync(path.join(folder, 'page.html'), text.repeat(500));
    writeFileSync(path.join(folder, 'other.css'), 'the same '.repeat(500));
    writeFileSync(path.join(folder, 'small.js'), text);
    expect(compress()).toContain('Compressed 2 files of .');
    expect(brotliDecompressSync(read('page.html.br')).toString()).toBe(text.repeat(500));
    expect(gunzipSync(read('page.html.gz')).toString()).toBe(text.repeat(500));
    expect(readdirSync(path.join(folder, '.cache/compressed'))).toHaveLength(4);
  }
  expect(readdirSync(folder)).not.toContain('small.js.br');
});
