/** A list of texts, all in one array: a string for each of thousands would cost more than reading. */
export interface PieceList {
  readonly units: Uint16Array;
  /** Where each begins among the units, and behind the last where it ends. */
  readonly starts: Uint32Array;
}

/** The characters of control that are no space, of which no text has any. */
const FIRST_MARK = 0x0e;
const LAST_MARK = 0x1f;
const MOST_SHARED = LAST_MARK - FIRST_MARK;
const UNWRITABLE = /(?!\s)\p{Cc}/gu;

/** A text without the characters that would be taken for marks. */
export function writableText(text: string): string {
  return text.replace(UNWRITABLE, '');
}

/**
 * A sorted list as one text: of each entry what differs from the one before it, behind a mark that
 * says how many units they share.
 */
export function writePieces(list: readonly string[]): string {
  return list
    .map((entry, i) => {
      const shared = sharedStart(entry, list[i - 1] ?? '');
      return String.fromCharCode(FIRST_MARK + shared) + entry.slice(shared);
    })
    .join('');
}

/** The list of so many texts again. */
export function readPieces(written: string, count: number): PieceList {
  const units = new Uint16Array(written.length + count * MOST_SHARED);
  const starts = new Uint32Array(count + 1);
  let piece = 0;
  let at = 0;
  for (let i = 0; i < written.length; i += 1) {
    const unit = written.charCodeAt(i);
    if (unit < FIRST_MARK || unit > LAST_MARK) {
      units[at++] = unit;
      continue;
    }
    const before = starts[piece - 1] ?? 0;
    starts[piece++] = at;
    for (let shared = 0; shared < unit - FIRST_MARK; shared += 1) {
      units[at++] = units[before + shared] ?? 0;
    }
  }
  starts[piece] = at;
  return { units: units.subarray(0, at), starts };
}

function sharedStart(a: string, b: string): number {
  let shared = 0;
  while (shared < MOST_SHARED && shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}
