import { createHash } from 'node:crypto';

/** 12 hexadecimal digits of a text's SHA-256 hash. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
