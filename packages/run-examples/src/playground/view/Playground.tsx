import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { CodeLocation, RunOutcome } from '../../contract';
import { unavailable } from '../../unavailable';
import { outcomeNotice } from '../../view/result/outcomeNotice';
import { ResultNotice } from '../../view/result/Results';
import type { Target } from '../../view/useExample';
import { baseLink } from '../share/projectLink';
import { CodePane } from './CodePane';
import { FilesPane } from './FilesPane';
import { type Pane, PaneTabs } from './PaneTabs';
import { usePlay } from './playOptions';
import { TestsPane } from './TestsPane';
import { Toolbar } from './Toolbar';
import { useProject } from './useProject';
import { useProjectRun } from './useProjectRun';

/** Matches if three panes don't fit next to each other; `play.css` has the same width. */
const NARROW = '(max-width: 52rem)';

function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(NARROW);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(NARROW).matches,
  );
}

/** Files, editor, and results of a project; on a small screen, one of them at a time. */
export function Playground({ hash }: { hash: string }) {
  const { play } = usePlay();
  const id = useId();
  const project = useProject(hash);
  const runs = useProjectRun(project);
  const isNarrow = useNarrow();
  const [pane, setPane] = useState<Pane>('code');
  const [target, setTarget] = useState<Target>();

  const goTo = (location: CodeLocation) => {
    project.act({ kind: 'show', path: location.path });
    setPane('code');
    setTarget({ location });
  };
  const runAll = () => {
    setPane('tests');
    runs.runAll();
  };
  const paneProps = (name: Pane) => ({
    id: `${id}-${name}`,
    label: play[name],
    isTab: isNarrow,
    tabId: `${id}-tab-${name}`,
    hidden: isNarrow && pane !== name,
  });
  return (
    <section className="play" aria-label={play.label}>
      <TemplateLinks base={project.opened?.base} />
      <Toolbar project={project} runs={runs} onRun={runAll} />
      {project.error === undefined ? null : (
        <LoadFailureMessage error={project.error} onRetry={project.retry} />
      )}
      {isNarrow ? <PaneTabs id={id} pane={pane} onShow={setPane} status={runs.run.state} /> : null}
      <div className="play-panes">
        <FilesPane {...paneProps('files')} project={project} onShow={() => setPane('code')} />
        <CodePane
          {...paneProps('code')}
          project={project}
          failing={runs.failing}
          target={target}
          onRun={runAll}
        />
        <TestsPane
          {...paneProps('tests')}
          project={project}
          runs={runs}
          onRun={runAll}
          onGoTo={goTo}
        />
      </div>
    </section>
  );
}

/** Links to the projects to start from, so that Back leads to the one before. */
function TemplateLinks({ base }: { base: string | undefined }) {
  const { play, templates } = usePlay();
  return (
    <nav className="play-templates" aria-label={play.templates}>
      <ul>
        {templates.map(({ id, title, description }) => (
          <li key={id}>
            <a
              href={baseLink(id)}
              title={description}
              aria-current={id === base ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Why a project could not be loaded, and what may help. */
function LoadFailureMessage({ error, onRetry }: LoadFailureProps) {
  const { text, loadFailureOf } = usePlay();
  const [outcome, setOutcome] = useState<RunOutcome>();
  useEffect(() => {
    let isLeft = false;
    const problem = unavailable(error);
    Promise.resolve(loadFailureOf?.(error)).then((reason) => {
      if (isLeft) return;
      setOutcome({ kind: 'problem', problem: reason ? { ...problem, reason } : problem });
    });
    return () => {
      isLeft = true;
    };
  }, [error, loadFailureOf]);
  const notice = outcome && outcomeNotice(outcome, text);
  if (!notice) return null;
  return (
    <div className="play-message" role="alert">
      <p>{notice.title}</p>
      <ResultNotice
        notice={notice}
        onGoTo={() => {}}
        onRetry={onRetry}
        onReload={() => window.location.reload()}
      />
    </div>
  );
}
