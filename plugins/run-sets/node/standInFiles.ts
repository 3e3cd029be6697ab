import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { NODE_STAND_INS } from './standIns.ts';

/** The code for browsers of what stands for a module of Node, and a name for its file. */
export function standInFiles(specifier: string): { name: string; code: string } {
  const file = NODE_STAND_INS[specifier];
  if (file === undefined) throw new Error(`Nothing stands for ${specifier} in a page.`);
  const source = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  });
  return { name: file.replace(/\.ts$/, ''), code: outputText };
}
