import { getOrMake } from './getOrMake.ts';
import type { LoadFile } from './indexFiles.ts';
import { type Manifest, wholePath } from './manifest.ts';
import type { OpenSite } from './openSite.ts';
import { unpackWords } from './packed/unpackWords.ts';
import { plainText, type WordText } from './packed/wordText.ts';
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
  const path = wholePath(language, texts[0]?.[1] ?? '');
  const words = await unpack(await load(path), path);
  const parts = readParts(plainText(words));
  if (parts.length !== count) throw new RetryError(`The search index is damaged: ${path}`);
  const prepared = new Map<number, readonly PreparedSection[]>();
  const sectionsOf = (number: number): readonly PreparedSection[] => {
    const part = parts[number];
    return part ? getOrMake(prepared, number, () => preparePart(part)) : [];
  };
  return {
    index: new WholeIndex(parts, words),
    loadTerms: () => Promise.resolve(),
    loadSections: (numbers) => Promise.resolve(numbers.flatMap(sectionsOf)),
    sectionsAtHand: () => parts.flatMap(({ sections }) => sections),
  };
}

/** A host may answer a missing file with a page of its own. */
async function unpack(file: Uint8Array<ArrayBuffer>, path: string): Promise<WordText> {
  try {
    return await unpackWords(file);
  } catch (cause) {
    throw new RetryError(`The search index is damaged: ${path}`, { cause });
  }
}
