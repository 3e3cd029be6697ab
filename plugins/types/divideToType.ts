import type { CheckedSet } from '../../checks/examples/checkedSet.ts';
import { needsOwnProgram } from '../../checks/examples/setPrograms.ts';

/** What the declaration files of a set declare globally, with the file's text. */
type Declarations = ReadonlyMap<string, string>;

interface Group {
  readonly sets: CheckedSet[];
  readonly declared: Map<string, string>;
}

/**
 * Divides sets into groups whose names have the same types as in a program for each set: one group for
 * those that can't affect each other, and as few as possible for those with global declarations. Sets
 * with a tsconfig.json are left out: each would need a program of its own.
 */
export function divideToType(sets: readonly CheckedSet[]): CheckedSet[][] {
  const together = sets.filter((set) => !needsOwnProgram(set));
  const groups: Group[] = [];
  for (const set of sets) {
    if (!needsOwnProgram(set) || hasOptions(set)) continue;
    const own = declarationsOf(set);
    const group = groups.find(({ declared }) => agree(own, declared)) ?? newGroup(groups);
    group.sets.push(set);
    for (const [name, text] of own) group.declared.set(name, text);
  }
  return [together, ...groups.map((group) => group.sets)];
}

function hasOptions({ files }: CheckedSet): boolean {
  return 'tsconfig.json' in files;
}

function newGroup(groups: Group[]): Group {
  const group: Group = { sets: [], declared: new Map() };
  groups.push(group);
  return group;
}

/** Whether all that both declare is in files with the same text. */
function agree(own: Declarations, declared: Declarations): boolean {
  return [...own].every(([name, text]) => (declared.get(name) ?? text) === text);
}

const GLOBAL =
  /^(?:declare\s+(?:module|namespace|const|let|var|function|class)|interface|type)\s+('[^']+'|[\w$]+)/gm;

/** Files with imports or exports are left out: they only add members to the types of packages. */
function declarationsOf({ files }: CheckedSet): Declarations {
  const scripts = Object.entries(files).filter(
    ([title, code]) => /\.d\.[mc]?ts$/.test(title) && !/^(?:import|export)\b/m.test(code),
  );
  return new Map(
    scripts.flatMap(([, code]) => [...code.matchAll(GLOBAL)].map(([, name = '']) => [name, code])),
  );
}
