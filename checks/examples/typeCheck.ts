import path from 'node:path';
import { API, type Diagnostic, type Snapshot } from 'typescript-7/unstable/async';
import {
  type CheckedSet,
  COMPILER_OPTIONS,
  checkedSets,
  needsOwnProgram,
  programFileOf,
  slashes,
  sourcesOf,
} from './checkedSets.ts';
import type { ExampleSet } from './example.ts';
import { type ExampleProblem, locateInPage } from './locateInPage.ts';
import { setFiles } from './setFiles.ts';
import type { Workspace } from './workspace.ts';

export interface TypeProblem {
  readonly folder: string;
  readonly title: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly message: string;
}

/** Codes of errors about an implicit `any`, which JavaScript can't avoid, because it has no types. */
const IMPLICIT_ANY = { from: 7000, to: 7999 };
const OWN_CONFIG = 'tsconfig.json';
const CONFIG = 'tsconfig.check.json';
const BASE = 'tsconfig.base.json';

/**
 * Type-checks sets in memory, in the compiler's process, which reads only their imports below `root`
 * from disk. Sets that can't affect each other are checked as one project, which is much faster than a
 * project for each.
 */
export async function checkTypes(
  root: string,
  sets: readonly CheckedSet[],
): Promise<TypeProblem[]> {
  const together = sets.filter((set) => !needsOwnProgram(set));
  const projects = [
    { sets: together, config: sharedConfig(root, together) },
    ...sets.filter(needsOwnProgram).map((set) => ({ sets: [set], config: ownConfig(set) })),
  ].filter((project) => project.sets.length > 0);
  const fs = setFiles(root, [...sets, ...projects.map(({ config }) => config)]);
  const api = new API({ cwd: root, fs });
  try {
    const openProjects = projects.map(({ config }) => programFileOf(config, CONFIG));
    const snapshot = await api.updateSnapshot({ openProjects });
    const problems = projects.map((project, index) =>
      problemsOf(snapshot, openProjects[index] ?? '', project.sets),
    );
    return (await Promise.all(problems)).flat();
  } finally {
    await api.close();
  }
}

/** The configuration of the project with all sets that can't affect each other. */
function sharedConfig(root: string, sets: readonly CheckedSet[]): CheckedSet {
  const files = sets.flatMap((set) => sourcesOf(set).map((title) => programFileOf(set, title)));
  const config = { compilerOptions: COMPILER_OPTIONS, files };
  return { folder: path.posix.join(root, '.types'), files: { [CONFIG]: JSON.stringify(config) } };
}

/** The configuration of one set, whose tsconfig.json overrides our options, except for `noEmit`. */
function ownConfig(set: CheckedSet): CheckedSet {
  const setConfig = set.files[OWN_CONFIG];
  const { moduleResolution: _, ...withoutResolution } = COMPILER_OPTIONS;
  // `module` implies a `moduleResolution`, and ours could contradict the one that the set implies.
  const hasModule = setConfig !== undefined && /"module"\s*:/.test(setConfig);
  const base = { compilerOptions: hasModule ? withoutResolution : COMPILER_OPTIONS };
  const config = {
    extends: [`./${BASE}`, ...(setConfig === undefined ? [] : [`./${OWN_CONFIG}`])],
    compilerOptions: { noEmit: true, skipLibCheck: true },
    files: sourcesOf(set),
    include: [],
  };
  return {
    folder: set.folder,
    files: { [BASE]: JSON.stringify(base), [CONFIG]: JSON.stringify(config) },
  };
}

async function problemsOf(
  snapshot: Snapshot,
  config: string,
  sets: readonly CheckedSet[],
): Promise<TypeProblem[]> {
  const program = snapshot.getProject(config)?.program;
  if (!program) throw new Error(`the compiler didn't open ${config}`);
  const diagnostics = await Promise.all([
    program.getConfigFileParsingDiagnostics(),
    program.getProgramDiagnostics(),
    program.getGlobalDiagnostics(),
    program.getSyntacticDiagnostics(),
    program.getSemanticDiagnostics(),
  ]);
  const sources = new Map(
    sets.flatMap((set) =>
      sourcesOf(set).map((title) => [programFileOf(set, title), { set, title }]),
    ),
  );
  return diagnostics.flat().flatMap((diagnostic): TypeProblem[] => {
    const source = sources.get(diagnostic.fileName ?? '');
    const message = `TS${diagnostic.code}: ${textLines(diagnostic).join('\n  ')}`;
    if (!source) return [{ folder: sets[0]?.folder ?? '', title: OWN_CONFIG, line: 1, message }];
    const { set, title } = source;
    if (/\.[mc]?jsx?$/.test(title) && isImplicitAny(diagnostic)) return [];
    const line = (set.files[title] ?? '').slice(0, diagnostic.pos).split('\n').length;
    return [{ folder: set.folder, title, line, message }];
  });
}

function isImplicitAny({ code }: Diagnostic): boolean {
  return code >= IMPLICIT_ANY.from && code <= IMPLICIT_ANY.to;
}

/** The text of a diagnostic and, indented, of the reasons below it. */
function textLines({ text, messageChain = [] }: Diagnostic): string[] {
  return [text, ...messageChain.flatMap(textLines).map((line) => `  ${line}`)];
}

/** Type-checks the code of all sets and maps the problems to the pages. */
export async function typeCheckSets(
  workspace: Workspace,
  sets: readonly ExampleSet[],
): Promise<ExampleProblem[]> {
  const typedSets = checkedSets(workspace, sets);
  if (typedSets.length === 0) return [];
  const problems = await checkTypes(
    slashes(workspace.root),
    typedSets.map(({ checked }) => checked),
  );
  const setsByFolder = new Map(typedSets.map(({ set, checked }) => [checked.folder, set]));
  return problems.flatMap(({ folder, title, line, message }) => {
    const set = setsByFolder.get(folder);
    const [firstBlock] = set?.blocks ?? [];
    return set && firstBlock
      ? [locateInPage(set, [{ path: title, line }], message, firstBlock)]
      : [];
  });
}
