import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ResultCache } from '../bundle/bundlingDigest.ts';
import { packageText } from '../packages/packageText.ts';
import { NODE_SHIMS } from './shims.ts';

/** The replacement for a Node module: a name for its file, and its code for browsers. */
interface Shim {
  readonly name: string;
  readonly code: string;
}

/** By name of the Node module. */
export async function shimFiles(
  specifiers: Iterable<string>,
  cache: ResultCache<string>,
): Promise<ReadonlyMap<string, Shim>> {
  const all = [...specifiers].map((specifier) => {
    const file = NODE_SHIMS[specifier];
    if (file === undefined) throw new Error(`There is no replacement for ${specifier} in a page.`);
    return { specifier, file };
  });
  const sources = await Promise.all(all.map(({ file }) => readSource(file)));
  const codes = await cache.getAll(sources, (missing) => Promise.all(missing.map(transpile)));
  await cache.save();
  return new Map(
    all.map(({ specifier, file }, index) => {
      return [specifier, { name: file.replace(/\.ts$/, ''), code: codes[index] ?? '' }];
    }),
  );
}

function readSource(file: string): Promise<string> {
  return readFile(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
}

async function transpile(source: string): Promise<string> {
  // Slow to load, so it's only loaded when needed.
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  return packageText('shim', outputText);
}
