import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** In bytes, at the best level of each encoding. */
export interface Sizes {
  readonly gzip: number;
  readonly brotli: number;
}

/** What is compressed already is counted as it is. */
export function sizesOf(contents: readonly (string | Uint8Array)[]): Sizes {
  const sizes = contents.map((content) => {
    const plain = Buffer.byteLength(content);
    return {
      gzip: Math.min(plain, gzipSync(content, { level: 9 }).length),
      brotli: Math.min(plain, brotliCompressSync(content).length),
    };
  });
  return {
    gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
    brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}

/** The size of a script with all that it imports, minified for browsers. */
export async function scriptSizes(source: string): Promise<Sizes> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  });
  return sizesOf(outputFiles.map(({ contents }) => contents));
}
