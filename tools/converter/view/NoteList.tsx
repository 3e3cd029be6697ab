import { withBase } from '@rspress/core/runtime';
import type { Note } from 'convert-tests';
import { DEFAULT_LANGUAGE, type Language } from '../../../content/languages';
import { InlineMarkdown } from '../../../theme/prose/InlineMarkdown';
import type { ConvertText } from '../convertText';
import { noteText } from '../noteText';
import { INPUT_ID } from './InputPane';

interface NoteListProps {
  readonly notes: readonly Note[];
  readonly language: Language;
  readonly text: ConvertText;
}

/** Laying out more takes browsers too long. */
export const MOST_NOTES = 200;

/** The ID of the first note about a line. */
export function noteId(line: number): string {
  return `convert-note-${line}`;
}

/** What was changed, and what the reader has to do, each with its line and its section of the guides. */
export function NoteList({ notes, language, text }: NoteListProps) {
  const first = new Map(notes.map((note) => [note.line, note] as const).reverse());
  const guides = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  const rest = notes.length - MOST_NOTES;
  return (
    <>
      <ol className="convert-notes" aria-label={text.notes}>
        {notes.slice(0, MOST_NOTES).map((note) => {
          const { level, line, column, rule } = note;
          return (
            <li
              key={`${line}:${column} ${rule.name}`}
              id={first.get(line) === note ? noteId(line) : undefined}
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
                <a href={withBase(`${guides}/guide/migration/${rule.section}`)}>
                  <span>{text.section}</span>
                  <span className="visually-hidden" translate="no">{` ${rule.name}`}</span>
                </a>
              </span>
            </li>
          );
        })}
      </ol>
      {rest > 0 ? <p>{text.moreNotes(rest)}</p> : null}
    </>
  );
}

/** Moves focus to a line of the input, selects the line, and scrolls to it. */
function selectLine(line: number): void {
  const field = document.getElementById(INPUT_ID);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  const height = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = Math.max(0, (line - 4) * height);
}
