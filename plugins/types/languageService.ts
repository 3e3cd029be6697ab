import ts from 'typescript';
import type { SetProgram } from '../../checks/examples/setPrograms.ts';

/**
 * Parses the declarations of libraries once for all programs: unlike the compiler's own key, this one
 * is the same for all options, which don't change how a declaration file is parsed.
 */
const registry: ts.DocumentRegistry = {
  ...ts.createDocumentRegistry(true),
  getKeyForCompilationSettings: () => 'all' as ts.DocumentRegistryBucketKey,
};

/**
 * A language service for the program with which the checks compile the sets, except that an error
 * below `@ts-expect-error` is reported.
 */
export function languageServiceOf(program: SetProgram): ts.LanguageService {
  const { host, options } = program;
  const rootNames = new Set(program.rootNames);
  const serviceHost: ts.LanguageServiceHost = {
    // The files never change, so that the service doesn't look for changes before each answer.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptFileNames: () => [...rootNames],
    getCompilationSettings: () => options,
    getCurrentDirectory: host.getCurrentDirectory,
    fileExists: host.fileExists,
    readFile: host.readFile,
    directoryExists: host.directoryExists,
    getDirectories: host.getDirectories,
    realpath: host.realpath,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    getScriptSnapshot: (file) => {
      const text = host.readFile(file);
      if (text === undefined) return undefined;
      const own = rootNames.has(file);
      return ts.ScriptSnapshot.fromString(own ? withoutDirectives(text) : text);
    },
  };
  const service = ts.createLanguageService(serviceHost, registry);
  writeShortNames(service.getProgram()?.getTypeChecker());
  return service;
}

type Write = (subject: unknown, from: unknown, ...rest: unknown[]) => void;

/**
 * Lets descriptions have names as they're declared, `toBe` rather than `Assertion<number>.toBe`. To
 * find out how a file can refer to a name, the checker would search all files of the program, which
 * takes more than half of the time.
 */
function writeShortNames(checker: object | undefined): void {
  const internal = checker as Record<string, Write | undefined>;
  for (const name of ['writeSymbol', 'writeType', 'writeSignature']) {
    const write = internal[name];
    if (!write)
      throw new Error(`TypeScript ${ts.version} has no checker.${name}; expected as in 6.0`);
    internal[name] = (subject, _from, ...rest) => write(subject, undefined, ...rest);
  }
}

const DIRECTIVE = /@ts-(expect-error|ignore)/g;

/** Changes the directives, but no offset. */
function withoutDirectives(code: string): string {
  return code.replace(DIRECTIVE, '@ts_$1');
}

export function hasDirective(code: string): boolean {
  return code.search(DIRECTIVE) >= 0;
}
