import type { Note } from 'convert-tests';
import { RoutedLink } from 'static-pages';
import type { Language } from '../../../content/languages';
import { localizedPath } from '../../../content/routes/localizedPath';
import { InlineMarkdown } from '../../../theme/prose/InlineMarkdown';
import type { ConvertText } from '../convertText';
import { noteText } from '../noteText';
import { INPUT_ID } from './InputPane';

interface NoteListProps {
  readonly notes: readonly Note[];
  readonly language: Language;
  readonly text: ConvertText;
}

/** More notes take browsers too long to lay out. */
export const MOST_NOTES = 200;

/** The ID of the first note about a line. */
export function noteId(line: number): string {
  return `convert-note-${line}`;
}

/** Notes about changes and about work for the reader, with links to the line and the migration guide. */
export function NoteList({ notes, language, text }: NoteListProps) {
  const firstOfLine = new Map(notes.map((note) => [note.line, note] as const).reverse());
  const hiddenCount = notes.length - MOST_NOTES;
  return (
    <>
      <ol className="convert-notes" aria-label={text.notes}>
        {notes.slice(0, MOST_NOTES).map((note) => {
          const { level, line, column, rule } = note;
          return (
            <li
              key={`${line}:${column} ${level} ${rule.name}`}
              id={firstOfLine.get(line) === note ? noteId(line) : undefined}
              tabIndex={-1}
              data-level={level}
            >
              <strong>{text.levels[level]}</strong>
              <button type="button" className="text-button" onClick={() => selectLine(line)}>
                {text.goToLine(line)}
              </button>
              <span className="convert-note">
                <InlineMarkdown source={noteText(note, language)} />
                <span> </span>
                <RoutedLink href={localizedPath(`/guide/migration/${rule.section}`, language)}>
                  <span>{text.section}</span>
                  <span className="visually-hidden" translate="no">{` ${rule.name}`}</span>
                </RoutedLink>
              </span>
            </li>
          );
        })}
      </ol>
      {hiddenCount > 0 ? <p>{text.moreNotes(hiddenCount)}</p> : null}
    </>
  );
}

/** Moves focus to a line of the input, selects the line, and scrolls to it. */
function selectLine(line: number): void {
  const field = document.getElementById(INPUT_ID);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  // Three lines before it stay visible.
  field.scrollTop = Math.max(0, (line - 4) * lineHeight);
}
