import type { ConvertText } from '../convertText';
import type { ConvertOutcome } from '../messages';
import { MOST_NOTES, noteId } from './NoteList';

interface DiffViewProps {
  readonly outcome: Extract<ConvertOutcome, { ok: true }>;
  readonly text: ConvertText;
}

const SIGNS = { same: ' ', added: '+', removed: '-' } as const;

/** Laying out more takes browsers too long. */
export const MOST_LINES = 1000;

/** The lines of both versions. Those with a note have a link to it. */
export function ConvertedDiff({ outcome: { diff, notes }, text }: DiffViewProps) {
  const noted = new Set(notes.slice(0, MOST_NOTES).map(({ line }) => line));
  return diff.slice(0, MOST_LINES).map(({ kind, text: code, line }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one diff
    <span key={index} className="convert-line" data-kind={kind}>
      {line !== undefined && noted.has(line) ? (
        <a href={`#${noteId(line)}`} aria-label={text.goToNote(line)} data-plain>
          ●
        </a>
      ) : (
        <span aria-hidden="true"> </span>
      )}
      <span>{`${SIGNS[kind]} ${code}\n`}</span>
    </span>
  ));
}
