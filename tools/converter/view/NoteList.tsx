import { withBase } from '@rspress/core/runtime';
import type { Note } from 'convert-tests';
import { DEFAULT_LANGUAGE, type Language } from '../../../content/languages';
import { InlineMarkdown } from '../../../theme/prose/InlineMarkdown';
import type { ConvertText } from '../convertText';
import { selectLine } from '../selectLine';
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
          const { level, line, column, rule, section } = note;
          return (
            <li
              key={`${line}:${column} ${rule}`}
              id={first.get(line) === note ? noteId(line) : undefined}
              tabIndex={-1}
              data-level={level}
            >
              <strong>{text.levels[level]}</strong>
              <button type="button" className="chip" onClick={() => selectLine(INPUT_ID, line)}>
                {text.goToLine(line)}
              </button>
              <span className="convert-note">
                <InlineMarkdown source={note.text[language]} />
                <span> </span>
                <a href={withBase(`${guides}/guide/migration/${section}`)}>
                  <span>{text.section}</span>
                  <span className="convert-hidden" translate="no">{` ${rule}`}</span>
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
