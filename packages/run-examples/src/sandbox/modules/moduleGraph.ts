import type { CodeLocation, RunFile } from '../../contract.ts';
import { type CompiledFile, compileFile } from '../compile/compileFile.ts';
import type { Request } from '../compile/moduleShape.ts';
import type { JsxRuntime } from '../compile/stripTypes.ts';
import { type Resolved, resolveImport } from './resolveImport.ts';

/** An import that matches neither a file nor a package of the example. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
  readonly specifier: string;
  readonly location: CodeLocation;

  constructor(specifier: string, location: CodeLocation) {
    super(`Module not found: Can't resolve '${specifier}'`);
    this.specifier = specifier;
    this.location = location;
  }
}

interface GraphOptions {
  readonly files: readonly RunFile[];
  /** Specifiers of the available packages. */
  readonly packages: ReadonlySet<string>;
  readonly jsxRuntime?: JsxRuntime;
}

/** The files of an example, compiled on first use. */
export interface ModuleGraph {
  readonly codeOf: (path: string) => string;
  readonly compile: (path: string) => CompiledFile;
  /** Throws an `ImportProblem` with the location of the import. */
  readonly resolve: (specifier: string, from: string) => Resolved;
  /** Compiles these files and everything they import, so that all errors are found up front. */
  readonly check: (paths: readonly string[]) => void;
}

/** Files that Rsbuild doesn't treat as code. Rsbuild treats files with unknown extensions as code. */
const DATA = /\.(?:json|css|less|s[ac]ss|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp[34])$/;

export function createModuleGraph({ files, packages, jsxRuntime }: GraphOptions): ModuleGraph {
  const codeByPath = new Map(files.map(({ path, code }) => [path, code]));
  const filePaths = new Set(codeByPath.keys());
  const compiledFiles = new Map<string, CompiledFile>();

  const codeOf = (path: string) => codeByPath.get(path) ?? '';
  const compile = (path: string) => {
    const file = compiledFiles.get(path) ?? compileFile(path, codeOf(path), jsxRuntime);
    compiledFiles.set(path, file);
    return file;
  };
  const resolve = (specifier: string, from: string): Resolved => {
    const resolved = resolveImport(specifier, from, filePaths);
    const isMissing = resolved?.kind === 'package' && !packages.has(specifier);
    if (resolved && !isMissing) return resolved;
    throw new ImportProblem(specifier, locationOfRequest(compile(from), specifier));
  };
  const check = (entries: readonly string[]) => {
    const seen = new Set<string>();
    const visit = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const { specifier } of requestsOf(compile(path))) {
        const resolved = resolve(specifier, path);
        if (resolved.kind === 'file' && isCode(resolved.path)) visit(resolved.path);
      }
    };
    for (const path of entries) visit(path);
  };
  return { codeOf, compile, resolve, check };
}

export function isCode(path: string): boolean {
  return !DATA.test(path);
}

function requestsOf({ shape }: CompiledFile): Request[] {
  return [...shape.imports, ...shape.lazy];
}

function locationOfRequest(file: CompiledFile, specifier: string): CodeLocation {
  const request = requestsOf(file).find((candidate) => candidate.specifier === specifier);
  return { path: file.path, line: request ? file.lineOf(request.start) : 1 };
}
