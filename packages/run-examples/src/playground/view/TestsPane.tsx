import type { CodeLocation } from '../../contract';
import { RenderBoundary } from '../../view/RenderBoundary';
import { StatusMark } from '../../view/result/PanelHead';
import { Results } from '../../view/result/Results';
import { runStatus } from '../../view/result/runStatus';
import { useRunText } from '../../view/viewContext';
import type { ProjectNote } from '../plan/readModules';
import { type PaneProps, PaneSection } from './PaneSection';
import { type PlayText, usePlay } from './playOptions';
import type { ProjectControl } from './useProject';
import type { ProjectRun, Ran } from './useProjectRun';

interface TestsPaneProps extends PaneProps {
  project: ProjectControl;
  runs: ProjectRun;
  onRun: () => void;
  onGoTo: (location: CodeLocation) => void;
}

/** How the last run went; a screen reader announces its summary. */
export function TestsPane({ project, runs, onRun, onGoTo, ...pane }: TestsPaneProps) {
  const { play } = usePlay();
  const text = useRunText();
  const { run, ran, notes } = runs;
  const { state } = run;
  const isIdle = state.phase === 'idle';
  const status = isIdle ? undefined : runStatus(state, text);
  const which = whichRan(ran, play);
  const said = state.phase === 'ended' && status ? `${status.sentence}. ${which}` : '';
  const isBundled = project.opened?.set.format === 'bundle';
  return (
    <PaneSection {...pane} name="tests">
      <p className="visually-hidden" role="status">
        {ran === 'unaffected' ? play.unaffected : said}
      </p>
      <div className="play-pane-head" data-mark={status?.mark}>
        <h2>{play.tests}</h2>
        {status ? (
          <>
            <StatusMark mark={status.mark} />
            <p className="run-sentence">{status.sentence}</p>
          </>
        ) : null}
      </div>
      <div className="run-panel play-results" data-terminal>
        {which === '' ? null : <p className="play-ran">{which}</p>}
        <Notes notes={notes} isBundled={isBundled} />
        {isIdle && project.opened ? <p className="play-empty">{play.notRun}</p> : null}
        <RenderBoundary
          resetKey={state.results}
          fallback={<p role="alert">{text.resultsFailed}</p>}
        >
          <Results
            state={state}
            onGoTo={onGoTo}
            onRetry={onRun}
            onReload={() => window.location.reload()}
            onShowMore={run.showMore}
          />
        </RenderBoundary>
      </div>
    </PaneSection>
  );
}

function whichRan(ran: Ran, play: PlayText): string {
  if (ran === undefined) return '';
  if (ran === 'unaffected') return play.unaffected;
  return ran.tests === ran.of ? '' : play.affected(ran.tests, ran.of);
}

interface NotesProps {
  notes: readonly ProjectNote[];
  /** The project is an example that runs from the build's bundle until it's changed. */
  isBundled: boolean;
}

/** As many as a reader may want to read. */
const SHOWN = 5;

/** What of the project a page can't do. */
function Notes({ notes, isBundled }: NotesProps) {
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
