import path from 'node:path';
import type { ExampleSet } from './example.ts';
import { isDeclaration } from './groupSets.ts';
import { setFolder, type Workspace } from './workspace.ts';

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
      isDeclaration(title) ||
      /^\s*(?:export\s+)?declare\s+(?:global|module)\b|^\/\/\/\s*<reference/m.test(code),
  );
}

interface TypedSet {
  /** The set with only the blocks that are checked, each of which has a title. */
  readonly set: ExampleSet;
  /** The same set as files for the compiler. */
  readonly checked: CheckedSet;
}

/** The sets that have code to check. Writes no files: the workspace's folder only occurs in paths. */
export function checkedSets(
  workspace: Pick<Workspace, 'base'>,
  sets: readonly ExampleSet[],
): TypedSet[] {
  return sets
    .map(withCheckedBlocks)
    .filter(({ blocks }) => blocks.length > 0)
    .map((set) => {
      const files = set.blocks.map(({ fence, code }) => [fence.title ?? '', code]);
      const folder = slashes(setFolder(workspace, set));
      return { set, checked: { folder, files: Object.fromEntries(files) } };
    });
}

/** A set without the blocks that aren't checked. Untitled `check` blocks get generated titles. */
function withCheckedBlocks({ name, blocks }: ExampleSet): ExampleSet {
  return {
    name,
    blocks: blocks.flatMap((block) => {
      const { kind, title = `check-${block.index}.${block.lang}` } = block.fence;
      if (kind !== 'run' && kind !== 'check') return [];
      return [{ ...block, fence: { ...block.fence, title } }];
    }),
  };
}

/** A path with forward slashes, as the compiler writes them on every system. */
export function slashes(file: string): string {
  return file.replaceAll('\\', '/');
}
