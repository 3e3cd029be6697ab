import { KINDS, type Kind } from 'convert-tests/kind';

export interface InputFile {
  readonly path: string;
  readonly code: string;
  /** Chosen by the reader; otherwise, it's detected. */
  readonly kind?: Kind;
}

export interface SavedInput {
  readonly files: readonly InputFile[];
  readonly selected: number;
  readonly globals: 'import' | 'keep';
}

const KEY = 'rstest-docs:convert';

export const NOTHING: SavedInput = {
  files: [{ path: '', code: '' }],
  selected: 0,
  globals: 'import',
};

/** What the reader entered in this tab; nothing if that isn't readable. */
export function readSaved(): SavedInput {
  try {
    const saved: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return isSaved(saved) ? saved : NOTHING;
  } catch {
    // Blocked storage, or not what was saved.
    return NOTHING;
  }
}

export function save(input: SavedInput): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(input));
  } catch {
    // Blocked or full: the input lasts as long as the page.
  }
}

function isSaved(value: unknown): value is SavedInput {
  if (typeof value !== 'object' || value === null) return false;
  const { files, selected, globals } = value as Partial<SavedInput>;
  return (
    Array.isArray(files) &&
    files.length > 0 &&
    files.every(isFile) &&
    typeof selected === 'number' &&
    files[selected] !== undefined &&
    (globals === 'import' || globals === 'keep')
  );
}

function isFile(value: unknown): value is InputFile {
  if (typeof value !== 'object' || value === null) return false;
  const { path, code, kind } = value as Partial<InputFile>;
  const isKind = kind === undefined || KINDS.includes(kind);
  return typeof path === 'string' && typeof code === 'string' && isKind;
}
