import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'brotli' | 'gzip';

/** Size of a file in bytes at the best compression level of an encoding. */
export function compressedSize(content: string, encoding: Encoding): number {
  if (encoding === 'gzip') return gzipSync(content, { level: 9 }).length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
  };
  return brotliCompressSync(content, { params }).length;
}
