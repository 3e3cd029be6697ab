import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { CodeLocation } from '../../contract';
import { CodeArea } from '../../view/editor/CodeArea';
import { TabList } from '../../view/editor/TabList';
import { StatusMark } from '../../view/result/PanelHead';
import { runStatus } from '../../view/result/runStatus';
import { FilesPane } from './FilesPane';
import { usePlayOptions } from './playOptions';
import { TestsPane } from './TestsPane';
import { Toolbar } from './Toolbar';
import { useProject } from './useProject';
import { useProjectRun } from './useProjectRun';

/** Matches if three panes don't fit next to each other; `panes.css` has the same width. */
const NARROW = '(max-width: 52rem)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribeToWidth, () => window.matchMedia(NARROW).matches);
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const PANES = ['files', 'code', 'tests'] as const;

type Pane = (typeof PANES)[number];

/** Files, editor, and results of a project; on a small screen, one of them at a time. */
export function ProjectPanes({ hash }: { hash: string }) {
  const { play, text, highlighted } = usePlayOptions();
  const id = useId();
  const project = useProject(hash);
  const runs = useProjectRun(project);
  const isNarrow = useIsNarrow();
  const [pane, setPane] = useState<Pane>('code');
  const { state } = runs.run;
  // On a small screen, files have no tabs of their own.
  const fileName = project.state.active.split('/').at(-1);

  const { error, opened } = project;
  useEffect(() => {
    if (error !== undefined) setPane('tests');
  }, [error]);

  const goTo = (location: CodeLocation) => {
    project.act({ kind: 'show', ...location });
    setPane('code');
  };
  const runAll = () => {
    setPane('tests');
    runs.runAll();
  };
  /** Renders a pane: a region, or on a small screen the panel of a tab. */
  const renderPane = (name: Pane, content: ReactNode) => {
    const index = PANES.indexOf(name);
    const attributes = isNarrow
      ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` }
      : { 'aria-label': play[name] };
    return (
      <section
        id={`${id}-panel-${index}`}
        className={`play-pane play-${name}`}
        hidden={isNarrow && pane !== name}
        {...attributes}
      >
        {content}
      </section>
    );
  };
  return (
    <section className="play" aria-label={play.label}>
      <Toolbar project={project} runs={runs} onRun={runAll} />
      {isNarrow ? (
        <TabList
          id={id}
          label={play.panes}
          className="play-pane-tabs"
          names={PANES}
          active={pane}
          onShow={setPane}
        >
          {(name) => (
            <>
              {name === 'code' && fileName ? (
                <span className="play-name" translate="no">
                  {fileName}
                </span>
              ) : (
                <span>{play[name]}</span>
              )}
              {name === 'tests' && state.phase !== 'idle' ? (
                <StatusMark mark={runStatus(state, text).mark} />
              ) : null}
            </>
          )}
        </TabList>
      ) : null}
      <div className="play-panes">
        {renderPane('files', <FilesPane project={project} onShow={() => setPane('code')} />)}
        {renderPane(
          'code',
          <CodeArea
            // Undoing an edit doesn't lead back to another project, whose code may have come with a link.
            key={`${opened?.base} ${opened?.link}`}
            project={project.state}
            act={project.act}
            failing={runs.failing}
            highlightedOf={() => highlighted}
            empty={opened ? play.noFile : play.loading}
            onRun={runAll}
          />,
        )}
        {renderPane(
          'tests',
          <TestsPane project={project} runs={runs} onRun={runAll} onGoTo={goTo} />,
        )}
      </div>
    </section>
  );
}
