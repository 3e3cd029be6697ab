import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openContentCache } from '../../build-cache/contentCache.ts';
import { NODE_STAND_INS } from './standIns.ts';

/** What stands for a module of Node: a name for its file, and its code for browsers. */
export interface StandIn {
  readonly name: string;
  readonly code: string;
}

/** By the names of the modules of Node. */
export async function standInFiles(
  specifiers: Iterable<string>,
): Promise<ReadonlyMap<string, StandIn>> {
  const cache = openContentCache<string>('stand-ins');
  const made = [...specifiers].map(async (specifier): Promise<[string, StandIn]> => {
    const file = NODE_STAND_INS[specifier];
    if (file === undefined) throw new Error(`Nothing stands for ${specifier} in a page.`);
    const source = await readFile(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
    const code = await cache.get(source, () => transpile(source));
    return [specifier, { name: file.replace(/\.ts$/, ''), code }];
  });
  const files = new Map(await Promise.all(made));
  await cache.save();
  return files;
}

async function transpile(source: string): Promise<string> {
  // Heavy: loaded only where there is something to do.
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  return outputText;
}
