import path from 'node:path';
import ts from 'typescript';
import type { CheckedSet } from './checkedSets.ts';

/**
 * A compiler host that serves the sets' files from memory and parses each library file only once:
 * with about forty programs, parsing `lib.dom.d.ts` each time would take most of the time.
 */
export function compilerHost(
  root: string,
  options: ts.CompilerOptions,
  sets: readonly CheckedSet[],
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const files = new Map<string, string>();
  const setFolders = new Set(sets.map(({ folder }) => folder));
  const folders = new Set<string>();
  for (const set of sets) {
    for (const [title, code] of Object.entries(set.files)) {
      const file = path.posix.join(set.folder, title);
      files.set(file, code);
      for (let at = path.posix.dirname(file); at.length >= root.length; ) {
        folders.add(at);
        at = path.posix.dirname(at);
      }
    }
  }
  // Hide files in the folder from an earlier run.
  const isSet = (file: string): boolean => {
    const folder = path.posix.dirname(file);
    return folder.length > root.length && (setFolders.has(folder) || isSet(folder));
  };
  const exists = remember((file: string) => !isSet(file) && ts.sys.fileExists(file));
  const hasFolder = remember((folder: string) => !isSet(folder) && ts.sys.directoryExists(folder));
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return {
    ...host,
    getCurrentDirectory: () => root,
    fileExists: (file) => files.has(file) || exists(file),
    readFile: (file) => files.get(file) ?? ts.sys.readFile(file),
    directoryExists: (folder) => folders.has(folder) || hasFolder(folder),
    getSourceFile: (file, versionOrOptions, onError) => {
      const own = files.get(file);
      if (own !== undefined) return ts.createSourceFile(file, own, versionOrOptions);
      const format =
        typeof versionOrOptions === 'object' ? versionOrOptions.impliedNodeFormat : undefined;
      const key = `${file}\0${format ?? ''}`;
      if (!parsed.has(key)) parsed.set(key, host.getSourceFile(file, versionOrOptions, onError));
      return parsed.get(key);
    },
  };
}

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
