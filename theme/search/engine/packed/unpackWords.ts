import { LONGEST_BLOCK, unsortBlock } from './blockSort.ts';
import { withFronts } from './frontCoding.ts';
import { bytesOf } from './moveToFront.ts';
import type { WordText } from './wordText.ts';
import { readZeroRuns } from './zeroRuns.ts';

/**
 * What `plugins/search-index/packWords.ts` wrote. In gzip are two numbers of 32 bits, the length of
 * a block and its end, and the runs of the block's ranks. In the block are two more, how many words
 * there are and how many bytes of JSON the front-coded pieces take, these, and numbers of 16 bits.
 *
 * Rejects where the bytes are anything else: gzip's checksum tells.
 */
export async function unpackWords(packed: Uint8Array<ArrayBuffer>): Promise<WordText> {
  try {
    return readBlock(unpackBlock(await gunzip(packed)));
  } catch (cause) {
    throw new Error("The packed text can't be read: it is damaged, or none", { cause });
  }
}

/** Bytes ahead of the runs, and of the list. */
export const HEADER = 8;

function unpackBlock(unzipped: ArrayBuffer): DataView {
  const header = new DataView(unzipped);
  const length = header.getUint32(0);
  if (length > LONGEST_BLOCK) throw new Error(`No block has ${length} bytes`);
  const ranks = readZeroRuns(new Uint8Array(unzipped, HEADER), length);
  const block = unsortBlock({ bytes: bytesOf(ranks), end: header.getUint32(4) });
  return new DataView(block.buffer);
}

function readBlock(block: DataView): WordText {
  const size = block.getUint32(4);
  const list = new TextDecoder().decode(new Uint8Array(block.buffer, HEADER, size));
  const start = HEADER + size;
  const numbers = new Uint16Array((block.byteLength - start) / 2);
  for (let i = 0; i < numbers.length; i += 1) numbers[i] = block.getUint16(start + i * 2);
  const pieces = withFronts(JSON.parse(list) as string[]);
  return { pieces, words: block.getUint32(0), numbers };
}

function gunzip(packed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  // A `Blob` would be handed to another process and back.
  const { body } = new Response(packed);
  const unzipped = body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(unzipped).arrayBuffer();
}
