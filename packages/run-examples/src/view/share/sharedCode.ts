import { isWithinLimits, RUN_LINK } from '../../limits';

/** Compresses text into base64url. */
export async function packText(text: string): Promise<string> {
  const bytes = await collect(
    new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    Number.POSITIVE_INFINITY,
  );
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The original text of `packText`. Throws if the data is malformed, and a `CodeTooLarge` as soon
 * as it decompresses to more than `maxBytes`, because a few bytes can unpack to gigabytes.
 */
export async function unpackText(packed: string, maxBytes: number): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(await collect(stream, maxBytes));
}

async function collect(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      void reader.cancel();
      throw new CodeTooLarge(`More than ${maxBytes} bytes of text came out of the packed data.`);
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/** A link's code exceeds what the editor shows. */
export class CodeTooLarge extends Error {
  override readonly name = 'CodeTooLarge';
}

/** The parsed fragment of a link to edited code: `#run=<set>.<version><data>`. */
export interface SharedFragment {
  readonly set: string;
  readonly version: string;
  /** base64url. */
  readonly data: string;
}

/**
 * Undefined for a fragment that doesn't begin with `prefix`; `broken` for one that
 * can't be parsed.
 */
export function parseFragment(
  hash: string,
  prefix: string = RUN_LINK.prefix,
): SharedFragment | 'broken' | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  if (hash.length > RUN_LINK.length) return 'broken';
  const [, name = '', version = '', data = ''] =
    /^([^.]+)\.(\d)([\w-]*)$/.exec(hash.slice(prefix.length)) ?? [];
  try {
    return name === '' ? 'broken' : { set: decodeURIComponent(name), version, data };
  } catch {
    return 'broken';
  }
}

/** Undefined if the link would be too long. */
export function formatFragment(
  { set, version, data }: SharedFragment,
  prefix: string = RUN_LINK.prefix,
): string | undefined {
  // A dot terminates the name.
  const name = encodeURIComponent(set).replaceAll('.', '%2E');
  const hash = `${prefix}${name}.${version}${data}`;
  return hash.length > RUN_LINK.length ? undefined : hash;
}

/** Code by path of the file, without unchanged files. */
export type Changes = Readonly<Record<string, string>>;

/** The fragment of a link to changed code; undefined if it would be too long. */
export async function shareChanges(set: string, changes: Changes): Promise<string | undefined> {
  if (!canBeShared(changes)) return undefined;
  const data = await packText(JSON.stringify(changes));
  return formatFragment({ set, version: RUN_LINK.version, data });
}

/**
 * The changes in a link, for the files in `paths`. Throws a `CodeTooLarge` for code beyond the
 * limits, and an `Error` for everything else that a valid link can't contain: another version, broken
 * data, or files that the example doesn't have.
 */
export async function readChanges(
  { version, data }: SharedFragment,
  paths: readonly string[],
): Promise<Changes> {
  if (version !== RUN_LINK.version) throw new Error(`The link is of version ${version}.`);
  const value: unknown = JSON.parse(await unpackText(data, RUN_LINK.bytes));
  if (!isChanges(value)) throw new Error('The link holds no code by path.');
  const unknown = Object.keys(value).find((path) => !paths.includes(path));
  if (unknown !== undefined) throw new Error(`The example has no file ${unknown} to change.`);
  if (!canBeShared(value)) throw new CodeTooLarge('The link holds more code than an editor shows.');
  return value;
}

/** Applies the limits of one file to all of them, because the editor renders all files. */
function canBeShared(changes: Changes): boolean {
  return isWithinLimits(Object.values(changes).join('\n'));
}

export function isChanges(value: unknown): value is Changes {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((code) => typeof code === 'string');
}
