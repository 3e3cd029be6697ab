import ts from 'typescript';
import type { SetProgram } from '../../checks/examples/setPrograms.ts';

// Parses the declarations of libraries once for all programs.
const registry = ts.createDocumentRegistry(true);

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
  return ts.createLanguageService(serviceHost, registry);
}

const DIRECTIVE = /@ts-(expect-error|ignore)/g;

/** Changes the directives, but no offset. */
function withoutDirectives(code: string): string {
  return code.replace(DIRECTIVE, '@ts_$1');
}

export function hasDirective(code: string): boolean {
  return code.search(DIRECTIVE) >= 0;
}
