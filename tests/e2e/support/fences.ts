import { readFileSync } from 'node:fs';

const DOCS = new URL('../../../docs/', import.meta.url);

/** The content of all fences in a page's file, in order, without diagrams. */
export function fencedSources(file: string): string[] {
  const source = readFileSync(new URL(file, DOCS), 'utf8');
  return [...source.matchAll(/^```(?!dot )\w.*\n([\s\S]*?)\n```$/gm)].map(([, code = '']) => code);
}
