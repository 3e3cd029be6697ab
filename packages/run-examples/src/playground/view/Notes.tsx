import type { ProjectNote } from '../plan/projectPlan';
import type { PlayText } from './PlayText';
import { usePlay } from './playOptions';

interface NotesProps {
  notes: readonly ProjectNote[];
  /** The project is an example that runs from the build's bundle until it's changed. */
  isBundled: boolean;
}

/** As many as a reader may want to read. */
const SHOWN = 5;

/** What of the project a page can't do. */
export function Notes({ notes, isBundled }: NotesProps) {
  const { play } = usePlay();
  const texts = [...new Set(notes.map((note) => textOf(note, play)))].slice(0, SHOWN);
  if (isBundled) texts.unshift(play.bundled);
  if (texts.length === 0) return null;
  return (
    <ul className="play-notes" aria-label={play.notes}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function textOf(note: ProjectNote, play: PlayText): string {
  switch (note.kind) {
    case 'setting':
      return play.settingNote(note.name);
    case 'config':
      return play.configNote(note.path);
    case 'moduleCall':
      return play.callNote(note.name, note.path);
    case 'import':
      return play.importNote(note.specifier, note.path);
  }
}
