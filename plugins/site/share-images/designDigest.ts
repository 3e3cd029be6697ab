import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { TOKENS } from './colors.ts';

const FOLDER = new URL('.//', import.meta.url);
const MADE_WITH = ['@fontsource-variable/noto-sans-sc', '@resvg/resvg-js'];

/** A digest of what all share images depend on: this code, the colors, the font, and the renderer. */
export async function designDigest(): Promise<string> {
  const code = (await readdir(FOLDER)).filter((name) => name.endsWith('.ts')).sort();
  const require = createRequire(import.meta.url);
  const files = [
    ...code.map((name) => new URL(name, FOLDER)),
    TOKENS,
    ...MADE_WITH.map((name) => require.resolve(`${name}/package.json`)),
  ];
  const hash = createHash('sha256');
  for (const content of await Promise.all(files.map((file) => readFile(file)))) {
    hash.update(content).update('\0');
  }
  return hash.digest('hex');
}
