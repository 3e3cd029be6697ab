import type { CodeLocation } from '../../contract';
import { RenderBoundary } from '../../view/RenderBoundary';
import { Results } from '../../view/result/Results';
import { runStatus } from '../../view/result/runStatus';
import { StatusMark } from '../../view/result/StatusMark';
import { useRunText } from '../../view/viewContext';
import { Notes } from './Notes';
import { type PaneProps, PaneSection } from './PaneSection';
import type { PlayText } from './PlayText';
import { usePlay } from './playOptions';
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
