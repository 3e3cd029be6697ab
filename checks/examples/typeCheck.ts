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

// JavaScript can't declare parameter types: TS7xxx are errors about implicit any.
const IMPLICIT_ANY = { from: 7000, to: 7999 };
const OWN_CONFIG = 'tsconfig.json';
const CONFIG = 'tsconfig.check.json';
const BASE = 'tsconfig.base.json';

/**
 * Type-checks sets in memory, in the compiler's process; only what they import from `root` is read
 * from disk. All that can't affect each other are checked as one project, which is much faster than
 * one for each.
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

/** The configuration of a project, as files in a folder. */
function sharedConfig(root: string, sets: readonly CheckedSet[]): CheckedSet {
  const files = sets.flatMap((set) => sourcesOf(set).map((title) => programFileOf(set, title)));
  const config = { compilerOptions: COMPILER_OPTIONS, files };
  return { folder: path.posix.join(root, '.types'), files: { [CONFIG]: JSON.stringify(config) } };
}

/** The set's own options come before ours, except that it's only checked. */
function ownConfig(set: CheckedSet): CheckedSet {
  const setConfig = set.files[OWN_CONFIG];
  const { moduleResolution, ...rest } = COMPILER_OPTIONS;
  // `module` determines the resolution, unless the file sets both.
  const isDetermined = setConfig !== undefined && /"module"\s*:/.test(setConfig);
  const base = { compilerOptions: isDetermined ? rest : { ...rest, moduleResolution } };
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
  const all = await Promise.all([
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
  return all.flat().flatMap((diagnostic): TypeProblem[] => {
    const source = sources.get(diagnostic.fileName ?? '');
    const message = messageOf(diagnostic);
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

function messageOf(diagnostic: Diagnostic): string {
  return `TS${diagnostic.code}: ${textOf(diagnostic, '\n  ')}`;
}

/** The text with its reasons, each on a line that's indented by its depth. */
function textOf({ text, messageChain = [] }: Diagnostic, lineBreak: string): string {
  return [text, ...messageChain.map((reason) => `  ${textOf(reason, `${lineBreak}  `)}`)].join(
    lineBreak,
  );
}

/** Type-checks the code of all sets and maps the problems to the pages. */
export async function typeCheckSets(
  workspace: Workspace,
  sets: readonly ExampleSet[],
): Promise<ExampleProblem[]> {
  const typed = checkedSets(workspace, sets);
  const byFolder = new Map(typed.map(({ set, checked }) => [checked.folder, set]));
  const checked = typed.map((each) => each.checked);
  if (checked.length === 0) return [];
  const problems = await checkTypes(slashes(workspace.root), checked);
  return problems.flatMap(({ folder, title, line, message }) => {
    const set = byFolder.get(folder);
    const first = set?.blocks[0];
    return set && first ? [locateInPage(set, [{ path: title, line }], message, first)] : [];
  });
}
