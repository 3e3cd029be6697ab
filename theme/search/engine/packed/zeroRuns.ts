/**
 * Bytes of which most are zeros, without them: a run of zeros is its length, in as few bytes as it
 * has binary digits. The digits are 1 and 2, written as 0 and 1, lowest first: a run of 5 is `0 1`,
 * as 1 + 2 * 2. All other bytes are one more than they were; what would be beyond a byte takes two.
 */
const MOST = 0xff;

export function writeZeroRuns(bytes: Uint8Array): Uint8Array {
  const written: number[] = [];
  let zeros = 0;
  const closeRun = () => {
    for (; zeros > 0; zeros = (zeros - 1) >> 1) written.push((zeros - 1) & 1);
  };
  for (const byte of bytes) {
    if (byte === 0) {
      zeros += 1;
      continue;
    }
    closeRun();
    if (byte + 1 < MOST) written.push(byte + 1);
    else written.push(MOST, byte + 1 - MOST);
  }
  closeRun();
  return Uint8Array.from(written);
}

/** So many bytes again. Throws where the runs give more or fewer. */
export function readZeroRuns(runs: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  let digit = 1;
  for (let i = 0; i < runs.length; i += 1) {
    const run = runs[i] ?? 0;
    if (run < 2) {
      at += (run + 1) * digit;
      digit *= 2;
      continue;
    }
    digit = 1;
    bytes[at] = run < MOST ? run - 1 : run - 1 + (runs[++i] ?? 0);
    at += 1;
  }
  if (at !== length) throw new Error(`Runs of ${at} bytes stand for ${length}`);
  return bytes;
}
