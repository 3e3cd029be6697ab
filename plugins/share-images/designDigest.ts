import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { TOKENS } from './colors.ts';

const ROOM = new URL('./', import.meta.url);
const MADE_WITH = ['@fontsource-variable/noto-sans-sc', '@resvg/resvg-js'];

/** Differs when anything does that all pictures are made with: this code, colours, font, painter. */
export async function designDigest(): Promise<string> {
  const code = (await readdir(ROOM)).filter((name) => name.endsWith('.ts')).sort();
  const require = createRequire(import.meta.url);
  const files = [
    ...code.map((name) => new URL(name, ROOM)),
    TOKENS,
    ...MADE_WITH.map((name) => require.resolve(`${name}/package.json`)),
  ];
  const hash = createHash('sha256');
  for (const content of await Promise.all(files.map((file) => readFile(file)))) {
    hash.update(content).update('\0');
  }
  return hash.digest('hex');
}
