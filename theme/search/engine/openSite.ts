import type { LoadFile } from './indexFiles.ts';
import { type Manifest, startPath } from './manifest.ts';
import { unpackWords } from './packed/unpackWords.ts';
import type { Section } from './pageRecord.ts';
import { parseQuery } from './parseQuery.ts';
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

/** A name, a word and Chinese. */
const ANY_QUERY = 'rs.testTimeout words 怎么模拟';

export async function openSite(language: string, load: LoadFile): Promise<OpenSite> {
  const path = startPath(language);
  const loading = load(path);
  // The file is on its way: time to make what any query needs, and to run its code once.
  parseQuery(ANY_QUERY);
  const start = await loading;
  try {
    return isGzip(start)
      ? openSharded(language, await readManifest(start), load)
      : openWhole(unpackWords(start));
  } catch (cause) {
    // A host may answer a missing file with a page of its own.
    throw new RetryError(`The search index is damaged: ${path}`, { cause });
  }
}

const GZIP = [0x1f, 0x8b];

function isGzip(bytes: Uint8Array): boolean {
  return GZIP.every((byte, i) => bytes[i] === byte);
}

async function readManifest(start: Uint8Array<ArrayBuffer>): Promise<Manifest> {
  const unzipped = new Response(start).body?.pipeThrough(new DecompressionStream('gzip'));
  const manifest = (await new Response(unzipped).json()) as Manifest;
  if (Array.isArray(manifest.texts) && Array.isArray(manifest.terms)) return manifest;
  throw new Error('The file is no manifest');
}
