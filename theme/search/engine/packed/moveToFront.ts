/**
 * Bytes as ranks in a list of all bytes that begins with the latest. Where bytes repeat, or a few
 * take turns, the ranks are small: a repeated byte is 0.
 */
export function ranksOf(bytes: Uint8Array): Uint8Array {
  const list = Uint8Array.from({ length: 0x100 }, (_, i) => i);
  return bytes.map((byte) => {
    const rank = list.indexOf(byte);
    moveToFront(list, rank);
    return rank;
  });
}

/** The bytes again. Any ranks give some. */
export function bytesOf(ranks: Uint8Array): Uint8Array {
  const list = Uint8Array.from({ length: 0x100 }, (_, i) => i);
  const bytes = new Uint8Array(ranks.length);
  for (let i = 0; i < ranks.length; i += 1) {
    const rank = ranks[i] ?? 0;
    bytes[i] = rank === 0 ? (list[0] ?? 0) : moveToFront(list, rank);
  }
  return bytes;
}

/** From here on one call is quicker than a loop. */
const FAR = 16;

function moveToFront(list: Uint8Array, rank: number): number {
  const byte = list[rank] ?? 0;
  if (rank >= FAR) list.copyWithin(1, 0, rank);
  else for (let i = rank; i > 0; i -= 1) list[i] = list[i - 1] ?? 0;
  list[0] = byte;
  return byte;
}
