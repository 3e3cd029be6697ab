import path from 'node:path';

/** The files of one set and their folder. */
export interface CheckedSet {
  /** Absolute, with forward slashes. */
  readonly folder: string;
  /** Source by path within the folder, including JSON and declarations. */
  readonly files: Readonly<Record<string, string>>;
}

/** The compiler's options for examples, as in a `tsconfig.json`. */
export const COMPILER_OPTIONS = {
  strict: true,
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

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
