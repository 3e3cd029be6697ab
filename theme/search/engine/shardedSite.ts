import { type LoadFile, loadText } from './indexFiles.ts';
import { ENGINE } from './limits.ts';
import { fileHolding, filePath, type Manifest } from './manifest.ts';
import type { OpenSite } from './openSite.ts';
import { readParts } from './pageText.ts';
import { type PreparedSection, preparePart } from './preparePart.ts';
import { RetryError } from './retryError.ts';
import { ShardedIndex } from './shardedIndex.ts';
import { misspelt, misspeltFiles, termFiles } from './termFiles.ts';

/** A site too large to load: a query loads the files of its terms, then those of its best parts. */
export function openSharded(language: string, manifest: Manifest, load: LoadFile): OpenSite {
  const index = new ShardedIndex(manifest.parts);
  const known = new Set<number>();
  const prepared = new Map<number, readonly PreparedSection[]>();

  const loadTermsFiles = async (files: readonly number[]) => {
    const missing = files.filter((file) => !known.has(file));
    const loaded = await Promise.all(missing.map((file) => loadFile('terms', file)));
    loaded.forEach((text, i) => {
      index.add(text);
      known.add(missing[i] ?? 0);
    });
  };
  const loadFile = async (kind: 'texts' | 'terms', file: number) => {
    const [first = '', hash = ''] = manifest[kind][file] ?? [];
    const path = filePath(language, kind, file, hash);
    const text = await loadText(load, path);
    // A host may answer a missing file with a page of its own.
    if (!text.startsWith(kind === 'texts' ? '/' : `${first}\t`)) {
      throw new RetryError(`The search index is damaged: ${path}`);
    }
    return text;
  };

  const loadTextsFile = async (file: number) => {
    const first = manifest.texts[file]?.[0] ?? 0;
    readParts(await loadFile('texts', file)).forEach((part, i) => {
      if (!prepared.has(first + i)) prepared.set(first + i, preparePart(part));
    });
  };

  return {
    index,
    async loadTerms(query) {
      const files = termFiles(query, manifest.terms);
      await loadTermsFiles(files);
      const left = ENGINE.termsFilesPerQuery - files.length;
      const unknown = misspelt(query, index);
      if (unknown.length > 0 && left > 0) {
        await loadTermsFiles(misspeltFiles(unknown, manifest.terms).slice(0, left));
      }
    },
    async loadSections(parts) {
      const holding = (part: number) => fileHolding(manifest.texts, part);
      const files = [...new Set(parts.map(holding))].slice(0, ENGINE.textsFilesPerQuery);
      await Promise.all(files.map(loadTextsFile));
      return parts
        .filter((part) => files.includes(holding(part)))
        .flatMap((part) => prepared.get(part) ?? []);
    },
    sectionsAtHand: () => [...prepared.values()].flat().map(({ section }) => section),
  };
}
