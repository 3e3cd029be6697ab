import {
  type BlockTypes,
  codeKey,
  type PageTypes,
  type TypeDocs,
  type TypeEntry,
} from '../../theme/types/pageTypes.ts';
import type { FindSection } from './documentedSections.ts';
import type { FileTypes, NamedType } from './setTypes.ts';

/** The types of a page's code blocks. Names with the same type share its entry. */
export function pageTypesOf(files: readonly FileTypes[], findSection: FindSection): PageTypes {
  const entries: TypeEntry[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (entry: TypeEntry): number => {
    const key = JSON.stringify(entry);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, entries.length);
    return entries.push(entry) - 1;
  };
  const blocks: Record<string, BlockTypes> = {};
  for (const { code, names, errors } of files) {
    const key = codeKey(code);
    const triples = names.map((name) => [
      name.start,
      name.length,
      indexOf(entryOf(name, findSection)),
    ]);
    const shown = blocks[key] ? sharedNames(blocks[key].names, triples) : triples;
    blocks[key] = { names: shown.flat(), ...(errors.length > 0 && { errors }) };
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

/** Two examples can have a file with the same code: names whose types differ between them are left out. */
function sharedNames(known: readonly number[], names: readonly number[][]): number[][] {
  const triples = new Set<string>();
  for (let at = 0; at < known.length; at += 3) triples.add(known.slice(at, at + 3).join());
  return names.filter((name) => triples.has(name.join()));
}
