import {
  type BlockTypes,
  codeKey,
  type PageTypes,
  type TypeDocs,
  type TypeEntry,
} from '../../theme/types/pageTypes.ts';
import type { FindSection } from './documentedSections.ts';
import type { FileTypes, NamedType } from './setTypes.ts';

/** The types of a page's code blocks. Names with the same type share an entry. */
export function pageTypesOf(files: readonly FileTypes[], findSection: FindSection): PageTypes {
  const entries: TypeEntry[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (entry: TypeEntry): number => {
    const key = JSON.stringify(entry);
    const index = indexes.get(key) ?? entries.push(entry) - 1;
    indexes.set(key, index);
    return index;
  };
  const blocks: Record<string, BlockTypes> = {};
  for (const { code, names, errors } of files) {
    const key = codeKey(code);
    const triples = names.map((name) => [
      name.start,
      name.length,
      indexOf(entryOf(name, findSection)),
    ]);
    const shared = blocks[key] ? sharedNames(blocks[key].names, triples) : triples;
    blocks[key] = { names: shared.flat(), ...(errors.length > 0 && { errors }) };
  }
  return { entries, blocks };
}

function entryOf(
  { signature, comment, documented }: NamedType,
  findSection: FindSection,
): TypeEntry {
  const docs: TypeDocs | undefined =
    (documented && findSection(documented)) ?? (comment ? { package: comment } : undefined);
  return { signature, ...(docs && { docs }) };
}

/** The names that have the same type in two examples that contain the same code. */
function sharedNames(names: readonly number[], triples: readonly number[][]): number[][] {
  const keys = new Set<string>();
  for (let index = 0; index < names.length; index += 3) {
    keys.add(names.slice(index, index + 3).join());
  }
  return triples.filter((triple) => keys.has(triple.join()));
}
