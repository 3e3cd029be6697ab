import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from './installedPackage.ts';

/** The package's declarations in a compiler program. */
export interface TypeProgram {
  readonly checker: ts.TypeChecker;
  readonly source: ts.SourceFile;
}

/** Takes one to two seconds, because the declarations import those of Rsbuild, Rspack, and Node. */
export function openTypes(installed: InstalledPackage, root: string): TypeProgram {
  const program = ts.createProgram([installed.types], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  });
  const source = program.getSourceFile(installed.types);
  if (!source) throw new Error(`${installed.types} can't be read`);
  return { checker: program.getTypeChecker(), source };
}

export function exportedType({ checker, source }: TypeProgram, name: string): ts.Type {
  const module = checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((item) => item.name === name);
  if (!symbol) throw new Error(`${source.fileName} exports no type ${name}`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}
