import { type LoadFile, loadText } from './indexFiles.ts';
import { type Manifest, manifestPath } from './manifest.ts';
import type { Section } from './pageRecord.ts';
import type { PreparedSection } from './preparePart.ts';
import type { Query } from './query.ts';
import { RetryError } from './retryError.ts';
import { openSharded } from './shardedSite.ts';
import type { TermIndex } from './termIndex.ts';
import { openWhole } from './wholeSite.ts';

/** An index that can be searched. What isn't loaded yet is loaded for the query that needs it. */
export interface OpenSite {
  readonly index: TermIndex;
  /** Makes the terms of a query known to the index. */
  loadTerms(query: Query): Promise<void>;
  /** The sections of the parts, in the order of the numbers, as far as a query may load them. */
  loadSections(parts: readonly number[]): Promise<readonly PreparedSection[]>;
  /** The sections that are at hand without loading. */
  sectionsAtHand(): Iterable<Section>;
}

export async function openSite(language: string, load: LoadFile): Promise<OpenSite> {
  const path = manifestPath(language);
  const manifest = readManifest(await loadText(load, path), path);
  return manifest.terms.length === 0
    ? openWhole(language, manifest, load)
    : openSharded(language, manifest, load);
}

/** A host may answer a missing file with a page of its own. */
function readManifest(text: string, path: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (Array.isArray(manifest.texts) && Array.isArray(manifest.terms)) return manifest;
  } catch {
    // Falls through to the one error that says what is wrong.
  }
  throw new RetryError(`The search index can't be read: ${path} is no manifest`);
}
