/** A number of 24 bits that is another once a byte from `start` on is. It stays a small integer. */
export function checkOf(bytes: Uint8Array, start: number): number {
  let check = (bytes.length & 0xffff) + 1;
  for (let i = start; i < bytes.length; i += 1) {
    check = (check * 31 + (bytes[i] ?? 0)) & 0xffffff;
  }
  return check;
}
