import ts from 'typescript';
import {
  type CheckedSet,
  COMPILER_OPTIONS,
  programFileOf,
  sourcesOf,
} from '../../checks/examples/checkedSets.ts';
import { setFiles } from '../../checks/examples/setFiles.ts';

/**
 * A language service for all sets, with the options and files of the type check. Unlike the type check, it
 * reports errors below directives such as `@ts-expect-error`, because pages show them.
 */
export function languageServiceOf(root: string, sets: readonly CheckedSet[]): ts.LanguageService {
  const files = setFiles(root, sets);
  const rootNames = new Set(
    sets.flatMap((set) => sourcesOf(set).map((title) => programFileOf(set, title))),
  );
  const { options } = ts.convertCompilerOptionsFromJson(COMPILER_OPTIONS, root);
  const readFile = (file: string) => {
    const text = files.readFile(file);
    // `null` stands for a file that isn't in its set.
    return text === undefined ? ts.sys.readFile(file) : (text ?? undefined);
  };
  const serviceHost: ts.LanguageServiceHost = {
    // The files never change. With a constant version, the service doesn't look for changes.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptFileNames: () => [...rootNames],
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    fileExists: memoize((file) => files.fileExists(file) ?? ts.sys.fileExists(file)),
    readFile,
    directoryExists: memoize((name) => files.directoryExists(name) ?? ts.sys.directoryExists(name)),
    getDirectories: ts.sys.getDirectories,
    realpath: (file) => files.realpath(file) ?? ts.sys.realpath?.(file) ?? file,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      if (text === undefined) return undefined;
      return ts.ScriptSnapshot.fromString(rootNames.has(file) ? withoutDirectives(text) : text);
    },
  };
  const service = ts.createLanguageService(serviceHost);
  writeShortNames(service.getProgram()?.getTypeChecker());
  return service;
}

/** Caches the results of a function, because TypeScript looks for the same files again and again. */
function memoize<Value>(compute: (name: string) => Value): (name: string) => Value {
  const results = new Map<string, Value>();
  return (name) => {
    const cached = results.get(name);
    if (cached !== undefined) return cached;
    const result = compute(name);
    results.set(name, result);
    return result;
  };
}

type Write = (subject: unknown, location: unknown, ...options: unknown[]) => void;

/**
 * Makes the checker write names as they're declared: `toBe` rather than `Assertion<number>.toBe`. To find
 * out how code at a location can refer to a name, it would search all files of the program, which takes
 * more than half of the time. Without a location, it doesn't.
 */
function writeShortNames(checker: object | undefined): void {
  const internal = checker as Record<string, Write | undefined>;
  for (const name of ['writeSymbol', 'writeType', 'writeSignature']) {
    const write = internal[name];
    if (!write)
      throw new Error(`TypeScript ${ts.version} has no checker.${name}; expected as in 6.0`);
    internal[name] = (subject, _location, ...options) => write(subject, undefined, ...options);
  }
}

const DIRECTIVE = /@ts-(expect-error|ignore)/g;

/** Replaces directives with comments of the same length, so that offsets stay the same. */
function withoutDirectives(code: string): string {
  return code.replace(DIRECTIVE, '@ts_$1');
}

export function hasDirective(code: string): boolean {
  return code.search(DIRECTIVE) >= 0;
}
