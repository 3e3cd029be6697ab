import type { RunFile } from '../contract';
import { PROJECT_LINK } from '../limits';
import { isChanged, type ProjectChanges } from './projectFiles';
import { readProjectChanges } from './readChanges';

/** A parsed fragment: `#play=<base>`, or `#play=<base>.<version><data>` with changes. */
export interface ProjectLink {
  readonly base: string;
  /** The version, one digit, and the packed changes. */
  readonly shared?: string;
}

const { prefix, version, length: maxLength, bytes: maxBytes } = PROJECT_LINK;

/** Parses the link in a fragment: undefined if there is none, `broken` if it's malformed. */
export function parseProjectLink(hash: string): ProjectLink | 'broken' | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  if (hash.length > maxLength) return 'broken';
  const [, base, shared] = /^([^.]+)(?:\.(\d[\w-]*))?$/.exec(hash.slice(prefix.length)) ?? [];
  if (base === undefined) return 'broken';
  try {
    return { base: decodeURIComponent(base), ...(shared !== undefined && { shared }) };
  } catch {
    return 'broken';
  }
}

/** The fragment of a link to a base without changes. */
export function baseLink(base: string): string {
  // In the fragment, a dot ends the base.
  return prefix + encodeURIComponent(base).replaceAll('.', '%2E');
}

/** The fragment of a link to a project; undefined if it would be too long. */
export async function projectLink(
  base: string,
  changes: ProjectChanges,
): Promise<string | undefined> {
  if (!isChanged({ changes })) return baseLink(base);
  const json = JSON.stringify(changes);
  if (new Blob([json]).size > maxBytes) return undefined;
  const hash = `${baseLink(base)}.${version}${await packText(json)}`;
  return hash.length > maxLength ? undefined : hash;
}

/** Reads the changes in a link, for a base with `files`. Rejects if the link or a change is invalid. */
export async function readProjectLink(
  shared: string,
  files: readonly RunFile[],
): Promise<ProjectChanges> {
  if (!shared.startsWith(version)) throw new Error('The link is of another version.');
  return readProjectChanges(JSON.parse(await unpackText(shared.slice(1))), files);
}

/** Compresses text into base64url. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reverses `packText`. Rejects if the data is malformed or has more than `maxBytes`. */
async function unpackText(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(limitSize(maxBytes));
  const unpacked = await new Response(stream).arrayBuffer();
  return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Fails as soon as more than `limit` bytes arrive, because a short link can unpack to gigabytes. */
function limitSize(limit: number): TransformStream<Bytes, Bytes> {
  let count = 0;
  return new TransformStream({
    transform(chunk, controller) {
      count += chunk.length;
      if (count > limit) throw new Error(`The link unpacks to more than ${limit} bytes.`);
      controller.enqueue(chunk);
    },
  });
}
