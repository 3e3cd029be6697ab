import path from 'node:path';
import ts from 'typescript';
import type { CheckedSet } from './checkedSets.ts';
import { compilerHost } from './compilerHost.ts';

/** Sets that the compiler looks at together. */
export interface SetProgram {
  readonly sets: readonly CheckedSet[];
  readonly host: ts.CompilerHost;
  readonly rootNames: readonly string[];
  readonly options: ts.CompilerOptions;
  /** Errors in the set's tsconfig.json. */
  readonly optionErrors: readonly ts.Diagnostic[];
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/**
 * Divides sets into programs: one for all that can't affect each other, which is much faster than one
 * for each, and one for each of the others.
 */
export function setPrograms(root: string, sets: readonly CheckedSet[]): SetProgram[] {
  const host = compilerHost(root, OPTIONS, sets);
  const together = sets.filter((set) => !needsOwnProgram(set));
  const alone = sets.filter(needsOwnProgram).map((set) => [set]);
  return [together, ...alone]
    .filter((group) => group.length > 0)
    .map((group) => {
      const rootNames = group.flatMap((set) =>
        sourcesOf(set).map((title) => programFileOf(set, title)),
      );
      return { sets: group, host, rootNames, ...optionsFor(group, host) };
    });
}

/** The titles of the set's files that the compiler reads as source code. */
export function sourcesOf(set: CheckedSet): string[] {
  return Object.keys(set.files).filter((title) => /\.[mc]?[jt]sx?$/.test(title));
}

/** The absolute path of a file of a set. */
export function programFileOf(set: CheckedSet, title: string): string {
  return path.posix.join(set.folder, title);
}

/** Whether a set has global declarations or its own tsconfig.json, which must not affect others. */
export function needsOwnProgram(set: CheckedSet): boolean {
  return Object.entries(set.files).some(
    ([title, code]) =>
      title === 'tsconfig.json' ||
      /\.d\.[mc]?ts$/.test(title) ||
      /^\s*(?:export\s+)?declare\s+(?:global|module)\b|^\/\/\/\s*<reference/m.test(code),
  );
}

function optionsFor(
  group: readonly CheckedSet[],
  host: ts.CompilerHost,
): Pick<SetProgram, 'options' | 'optionErrors'> {
  const [set] = group;
  const text = group.length === 1 ? set?.files['tsconfig.json'] : undefined;
  if (!set || text === undefined) return { options: OPTIONS, optionErrors: [] };
  const { config, error } = ts.parseConfigFileTextToJson(programFileOf(set, 'tsconfig.json'), text);
  if (error) return { options: OPTIONS, optionErrors: [error] };
  const parseHost: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: true,
    fileExists: host.fileExists,
    readFile: host.readFile,
    // The files are known, so `include` doesn't need to be resolved.
    readDirectory: () => [],
  };
  const parsed = ts.parseJsonConfigFileContent(
    { ...(config as object), files: sourcesOf(set), include: undefined },
    parseHost,
    set.folder,
    // Not OPTIONS: options given here would override the file.
    {},
    programFileOf(set, 'tsconfig.json'),
  );
  const { module, moduleResolution } = parsed.options;
  const base = { ...OPTIONS };
  // `module` determines the resolution, unless the file sets both.
  if (module !== undefined && moduleResolution === undefined) delete base.moduleResolution;
  const options = { ...base, ...parsed.options, noEmit: true, skipLibCheck: true };
  return { options, optionErrors: parsed.errors };
}
