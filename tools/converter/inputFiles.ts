import type { Kind } from 'convert-tests';

/** Larger files aren't read: they'd only be refused after a long wait. */
const MOST_BYTES = 2_000_000;

/** A file to convert. */
export interface InputFile {
  readonly path: string;
  readonly code: string;
  /** Chosen by the reader; otherwise, it's detected. */
  readonly kind?: Kind;
}

/** What the reader entered. */
export interface ConverterInput {
  readonly files: readonly InputFile[];
  readonly selected: number;
  readonly globals: 'import' | 'keep';
}

export const NOTHING: ConverterInput = {
  files: [{ path: '', code: '' }],
  selected: 0,
  globals: 'import',
};

const KEY = 'rstest-docs:convert';

/** The input of this tab; nothing if that isn't readable. */
export function readInput(): ConverterInput {
  try {
    const saved = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as ConverterInput;
    return saved.files[saved.selected] ? saved : NOTHING;
  } catch {
    // Blocked storage, or not what was saved.
    return NOTHING;
  }
}

export function saveInput(input: ConverterInput): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(input));
  } catch {
    // Blocked or full: the input lasts as long as the page.
  }
}

/** Reads what the reader chose or dropped, in the order of their names. Nothing is sent anywhere. */
export async function readFiles(files: readonly File[]): Promise<InputFile[]> {
  const read = await Promise.all(
    files.map(async (file) => ({
      path: file.name,
      code: file.size > MOST_BYTES ? `${' '.repeat(MOST_BYTES)}.` : await file.text(),
    })),
  );
  return read.sort((a, b) => a.path.localeCompare(b.path));
}

/** Downloads a file, under its name without folders. */
export function saveFile({ path, code }: Pick<InputFile, 'path' | 'code'>): void {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = path.split('/').at(-1) ?? path;
  link.click();
  // Safari reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
