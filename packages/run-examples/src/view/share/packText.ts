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
