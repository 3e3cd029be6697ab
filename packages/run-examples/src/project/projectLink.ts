import type { RunFile } from '../contract';
import { PROJECT_LINK } from '../limits';
import { isChanged, type ProjectChanges } from './projectFiles';
import { readProjectChanges } from './readChanges';

/** What a link to a project says: `#play=<base>`, or `#play=<base>.<version><data>` with changes. */
export interface ProjectLink {
  readonly base: string;
  /** The version, one digit, and the packed changes. */
  readonly shared?: string;
}

const { prefix, version, length, bytes: maxBytes } = PROJECT_LINK;

/** Undefined for a fragment of another kind; `broken` for one that can't be parsed. */
export function parseProjectLink(hash: string): ProjectLink | 'broken' | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  if (hash.length > length) return 'broken';
  const [, base, shared] = /^([^.]+)(?:\.(\d[\w-]*))?$/.exec(hash.slice(prefix.length)) ?? [];
  if (base === undefined) return 'broken';
  try {
    return { base: decodeURIComponent(base), ...(shared !== undefined && { shared }) };
  } catch {
    return 'broken';
  }
}

/** The fragment of a link to a base as it is. */
export function baseLink(base: string): string {
  // A dot terminates the name.
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
  return hash.length > length ? undefined : hash;
}

/** The changes in a link, for a base of these files. Throws if the link can't be meant. */
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

/** The original text of `packText`. Throws if the data is malformed or unpacks to too much. */
async function unpackText(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(atMost(maxBytes));
  const text = await new Response(stream).arrayBuffer();
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** Fails as soon as more bytes come, because a few can unpack to gigabytes. */
function atMost(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let count = 0;
  return new TransformStream({
    transform(chunk, controller) {
      count += chunk.length;
      if (count > most) throw new Error(`The link unpacks to more than ${most} bytes.`);
      controller.enqueue(chunk);
    },
  });
}
