import { decode } from './codebook.ts';
import { getOrMake } from './getOrMake.ts';
import type { LoadFile } from './indexFiles.ts';
import { filePath, type Manifest } from './manifest.ts';
import type { OpenSite } from './openSite.ts';
import { readParts } from './pageText.ts';
import { type PreparedSection, preparePart } from './preparePart.ts';
import { RetryError } from './retryError.ts';
import { WholeIndex } from './wholeIndex.ts';

/** A site of which one file holds everything: its texts. The index is made from them here. */
export async function openWhole(
  language: string,
  { texts, parts: count }: Manifest,
  load: LoadFile,
): Promise<OpenSite> {
  const files = await Promise.all(
    texts.map(([, hash], number) => load(filePath(language, 'texts', number, hash))),
  );
  const parts = files.flatMap((file) => readParts(decode(file)));
  if (parts.length !== count) throw new RetryError(`The search index of ${language} is damaged`);
  const prepared = new Map<number, readonly PreparedSection[]>();
  const sectionsOf = (number: number): readonly PreparedSection[] => {
    const part = parts[number];
    return part ? getOrMake(prepared, number, () => preparePart(part)) : [];
  };
  return {
    index: new WholeIndex(parts),
    loadTerms: () => Promise.resolve(),
    loadSections: (numbers) => Promise.resolve(numbers.flatMap(sectionsOf)),
    sectionsAtHand: () => parts.flatMap((_, number) => sectionsOf(number)),
  };
}
