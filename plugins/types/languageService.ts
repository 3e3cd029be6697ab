import ts from 'typescript';
import {
  type CheckedSet,
  COMPILER_OPTIONS,
  programFileOf,
  sourcesOf,
} from '../../checks/examples/checkedSets.ts';
import { setFiles } from '../../checks/examples/setFiles.ts';

/**
 * A language service for all sets, with the options and files of the type check, except that an error
 * below `@ts-expect-error` or `@ts-expect-error` is reported.
 */
export function languageServiceOf(root: string, sets: readonly CheckedSet[]): ts.LanguageService {
  const files = setFiles(root, sets);
  const rootNames = new Set(
    sets.flatMap((set) => sourcesOf(set).map((title) => programFileOf(set, title))),
  );
  const { options } = ts.convertCompilerOptionsFromJson(COMPILER_OPTIONS, root);
  const readFile = (file: string) => {
    const text = files.readFile(file);
    return text === undefined ? ts.sys.readFile(file) : (text ?? undefined);
  };
  const serviceHost: ts.LanguageServiceHost = {
    // The files never change, so that the service doesn't look for changes before each answer.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptFileNames: () => [...rootNames],
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    fileExists: remember((file) => files.fileExists(file) ?? ts.sys.fileExists(file)),
    readFile,
    directoryExists: remember(
      (name) => files.directoryExists(name) ?? ts.sys.directoryExists(name),
    ),
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

/** The same files are looked for again and again. */
function remember<Value>(ask: (name: string) => Value): (name: string) => Value {
  const answers = new Map<string, Value>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = ask(name);
    answers.set(name, answer);
    return answer;
  };
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
