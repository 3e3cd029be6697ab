import path from 'node:path';
import ts from 'typescript';
import type { CheckedSet } from './checkedSet.ts';
import { compilerHost } from './compilerHost.ts';

export interface TypeProblem {
  readonly folder: string;
  readonly title: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly message: string;
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

// JavaScript can't declare parameter types: TS7xxx are errors about implicit any.
const IMPLICIT_ANY = { from: 7000, to: 7999 };

/** Type-checks sets in memory; only reads what they import from `root` from disk. */
export function checkTypes(root: string, sets: readonly CheckedSet[]): TypeProblem[] {
  const host = compilerHost(root, OPTIONS, sets);
  const together = sets.filter((set) => !needsOwnProgram(set));
  const alone = sets.filter(needsOwnProgram).map((set) => [set]);
  return [together, ...alone].flatMap((group) => {
    if (group.length === 0) return [];
    const { options, problems } = optionsFor(group, host);
    const rootNames = group.flatMap((set) => sourcesOf(set).map((title) => fileOf(set, title)));
    const program = ts.createProgram({ rootNames, options, host });
    const found = [...program.getGlobalDiagnostics(), ...program.getOptionsDiagnostics()]
      .filter(({ file }) => !file)
      .map((diagnostic) => toProblem(group[0], 'tsconfig.json', 1, diagnostic));
    return [...problems, ...found, ...group.flatMap((set) => problemsOf(set, program))];
  });
}

function problemsOf(set: CheckedSet, program: ts.Program): TypeProblem[] {
  return sourcesOf(set).flatMap((title) => {
    const file = program.getSourceFile(fileOf(set, title));
    if (!file) return [];
    const script = /\.[mc]?jsx?$/.test(title);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .filter(({ code }) => !script || code < IMPLICIT_ANY.from || code > IMPLICIT_ANY.to)
      .map((diagnostic) => {
        const { line } = ts.getLineAndCharacterOfPosition(file, diagnostic.start ?? 0);
        return toProblem(set, title, line + 1, diagnostic);
      });
  });
}

function toProblem(
  set: CheckedSet | undefined,
  title: string,
  line: number,
  { code, messageText }: ts.Diagnostic,
): TypeProblem {
  const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
  return { folder: set?.folder ?? '', title, line, message };
}

/** Whether a set has global declarations or its own tsconfig.json, which must not affect others. */
function needsOwnProgram(set: CheckedSet): boolean {
  return Object.entries(set.files).some(
    ([title, code]) =>
      title === 'tsconfig.json' ||
      /\.d\.[mc]?ts$/.test(title) ||
      /^\s*(?:export\s+)?declare\s+(?:global|module)\b|^\/\/\/\s*<reference/m.test(code),
  );
}

function sourcesOf(set: CheckedSet): string[] {
  return Object.keys(set.files).filter((title) => /\.[mc]?[jt]sx?$/.test(title));
}

function fileOf(set: CheckedSet, title: string): string {
  return path.posix.join(set.folder, title);
}

function optionsFor(
  group: readonly CheckedSet[],
  host: ts.CompilerHost,
): { options: ts.CompilerOptions; problems: TypeProblem[] } {
  const [set] = group;
  const text = group.length === 1 ? set?.files['tsconfig.json'] : undefined;
  if (!set || text === undefined) return { options: OPTIONS, problems: [] };
  const { config, error } = ts.parseConfigFileTextToJson(fileOf(set, 'tsconfig.json'), text);
  if (error) return { options: OPTIONS, problems: [toProblem(set, 'tsconfig.json', 1, error)] };
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
    fileOf(set, 'tsconfig.json'),
  );
  const problems = parsed.errors.map((each) => toProblem(set, 'tsconfig.json', 1, each));
  const { module, moduleResolution } = parsed.options;
  const base = { ...OPTIONS };
  // `module` determines the resolution, unless the file sets both.
  if (module !== undefined && moduleResolution === undefined) delete base.moduleResolution;
  const options = { ...base, ...parsed.options, noEmit: true, skipLibCheck: true };
  return { options, problems };
}
