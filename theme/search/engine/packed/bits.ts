/** Behind 16 bits that are asked for, up to 7 are held. */
const KEPT = 2 ** 24 - 1;

/** Bits of bytes, the highest of each first, as many as 16 at a time. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  /** Bits that are read from the bytes and not yet asked for: the lowest `#held` of `#bits`. */
  #bits = 0;
  #held = 0;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = start;
  }

  read(count: number): number {
    const bits = this.peek(count);
    this.skip(count);
    return bits;
  }

  /** The next bits, which stay the next; zeros behind the last byte. */
  peek(count: number): number {
    while (this.#held < count) {
      this.#bits = ((this.#bits << 8) | (this.#bytes[this.#at++] ?? 0)) & KEPT;
      this.#held += 8;
    }
    return (this.#bits >>> (this.#held - count)) & ((1 << count) - 1);
  }

  /** No more than were peeked at. */
  skip(count: number): void {
    this.#held -= count;
  }
}

export class BitWriter {
  readonly #bytes: number[] = [];
  #bits = 0;
  #held = 0;

  write(bits: number, count: number): void {
    for (let i = count - 1; i >= 0; i -= 1) {
      this.#bits = (this.#bits << 1) | ((bits >>> i) & 1);
      this.#held += 1;
      if (this.#held === 8) this.#closeByte();
    }
  }

  /** All that was written; zeros fill the last byte. */
  bytes(): Uint8Array {
    if (this.#held > 0) this.write(0, 8 - this.#held);
    return Uint8Array.from(this.#bytes);
  }

  #closeByte(): void {
    this.#bytes.push(this.#bits);
    this.#bits = 0;
    this.#held = 0;
  }
}
