import type { InputFile } from './savedInput';

/** Larger files aren't read: they'd only be refused after a long wait. */
const MOST_BYTES = 2_000_000;

/** Reads what the reader chose or dropped, in the order of their names. Nothing is sent anywhere. */
export async function readFiles(files: readonly File[]): Promise<InputFile[]> {
  const read = await Promise.all(
    files.map(async (file) => ({
      path: file.webkitRelativePath || file.name,
      code: file.size > MOST_BYTES ? `${' '.repeat(MOST_BYTES)}.` : await file.text(),
    })),
  );
  return read.sort((a, b) => a.path.localeCompare(b.path));
}
