import type { Kind } from 'convert-tests';
import { parseJson, readStored, writeStored } from '../../theme/ui/storage/localStore';

/** Larger files aren't read, because they have more than the 500,000 characters that can be converted. */
const MOST_BYTES = 2_000_000;

/** A file to convert. */
export interface InputFile {
  readonly path: string;
  readonly code: string;
  /** The kind that the reader chose; detected if missing. */
  readonly kind?: Kind;
}

/** The reader's files and settings. */
export interface ConverterInput {
  readonly files: readonly InputFile[];
  /** Index of the file that is shown. */
  readonly selected: number;
  readonly globals: 'import' | 'keep';
}

export const NO_INPUT: ConverterInput = {
  files: [{ path: '', code: '' }],
  selected: 0,
  globals: 'import',
};

const KEY = 'rstest-docs:convert';

/** The input that was saved in this tab, or an empty one. */
export function readInput(): ConverterInput {
  const saved = parseJson(readStored(KEY, 'sessionStorage')) as ConverterInput | undefined;
  // Other code may have saved something else.
  return saved?.files?.[saved.selected] ? saved : NO_INPUT;
}

export function saveInput(input: ConverterInput): void {
  writeStored(KEY, JSON.stringify(input), 'sessionStorage');
}

/** Reads files, sorted by name. A file that's too large becomes a text that the converter refuses, too. */
export async function readFiles(files: readonly File[]): Promise<InputFile[]> {
  const inputFiles = await Promise.all(
    files.map(async (file) => ({
      path: file.name,
      code: file.size > MOST_BYTES ? `${' '.repeat(MOST_BYTES)}.` : await file.text(),
    })),
  );
  return inputFiles.sort((a, b) => a.path.localeCompare(b.path));
}

/** Chromium ignores further downloads until a second has passed. */
const MOST_DOWNLOADS = 10;

/** Downloads files, with a pause after as many as browsers accept at once. */
export async function saveFiles(files: readonly Pick<InputFile, 'path' | 'code'>[]): Promise<void> {
  for (const [index, file] of files.entries()) {
    if (index > 0 && index % MOST_DOWNLOADS === 0) {
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }
    saveFile(file);
  }
}

/** Downloads a file, under its name without folders. */
export function saveFile({ path, code }: Pick<InputFile, 'path' | 'code'>): void {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = path.split('/').at(-1) ?? path;
  link.click();
  // Not immediately, because Safari reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
