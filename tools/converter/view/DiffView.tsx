import type { ConvertText } from '../convertText';
import type { Outcome } from '../messages';
import { noteId } from './NoteList';

interface DiffViewProps {
  readonly outcome: Extract<Outcome, { ok: true }>;
  readonly text: ConvertText;
}

const SIGNS = { same: ' ', added: '+', removed: '-' } as const;

/** The lines of both versions. Those with a note have a link to it. */
export function DiffView({ outcome: { diff, notes }, text }: DiffViewProps) {
  const noted = new Set(notes.map(({ line }) => line));
  return diff.map(({ kind, text: code, line }, index) => (
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
