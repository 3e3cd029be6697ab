import type { CodeLocation } from '../../contract';
import { StatusMark } from '../../view/result/PanelHead';
import { Results } from '../../view/result/Results';
import { runStatus } from '../../view/result/runStatus';
import type { ProjectNote } from '../plan/planProject';
import type { PlayText } from './PlayText';
import { usePlayOptions } from './playOptions';
import type { ProjectControl } from './useProject';
import type { ProjectRun } from './useProjectRun';

interface TestsPaneProps {
  project: ProjectControl;
  runs: ProjectRun;
  onRun: () => void;
  onGoTo: (location: CodeLocation) => void;
}

/** The results of the last run; a screen reader announces the summary. */
export function TestsPane({ project, runs, onRun, onGoTo }: TestsPaneProps) {
  const { play, text } = usePlayOptions();
  const { opened, error, retry } = project;
  const { state } = runs.run;
  const isIdle = state.phase === 'idle';
  const status = isIdle ? undefined : runStatus(state, text);
  return (
    <>
      <p className="visually-hidden" role="status">
        {state.phase === 'ended' ? status?.sentence : ''}
      </p>
      <div className="play-pane-head">
        <h2>{play.tests}</h2>
        {status ? (
          <>
            <StatusMark mark={status.mark} />
            <p className="run-sentence" data-mark={status.mark}>
              {status.sentence}
            </p>
          </>
        ) : null}
      </div>
      <div className="run-panel play-results" data-terminal>
        <Notes notes={runs.notes} isBundled={opened?.set.format === 'bundle'} />
        {isIdle && opened ? <p className="play-empty">{play.notRun}</p> : null}
        <Results state={state} onGoTo={onGoTo} onRetry={error === undefined ? onRun : retry} />
      </div>
    </>
  );
}

interface NotesProps {
  notes: readonly ProjectNote[];
  /** The project is an example that runs from the build's bundle until it's changed. */
  isBundled: boolean;
}

/** A large project can have hundreds of notes, which would hide the results. */
const MAX_NOTES = 5;

/** The parts of the project that a page doesn't support. */
function Notes({ notes, isBundled }: NotesProps) {
  const { play } = usePlayOptions();
  const texts = [...new Set(notes.map((note) => textOf(note, play)))].slice(0, MAX_NOTES);
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
