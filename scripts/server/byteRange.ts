export interface ByteRange {
  /** The first byte, from 0. */
  readonly start: number;
  /** The last byte, inclusive. */
  readonly end: number;
}

/**
 * The part of a representation of `size` bytes that a `Range` header requests (RFC 9110, 14.1.2).
 * Returns `undefined` if the header must be ignored: other units, invalid syntax, or several ranges,
 * which a server may answer with the whole representation.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const isSuffix = first === '';
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
