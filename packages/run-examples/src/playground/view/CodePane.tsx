import { useId } from 'react';
import { isWithinLimits } from '../../limits';
import { CodeField } from '../../view/editor/CodeField';
import { FileTabs } from '../../view/editor/FileTabs';
import { runKeys } from '../../view/editor/useCodeKeys';
import type { LinesByFile } from '../../view/result/runState';
import type { Target } from '../../view/useExample';
import { useRunText } from '../../view/viewContext';
import { type PaneProps, PaneSection, ToolButton } from './PaneSection';
import { usePlay } from './playOptions';
import type { ProjectControl } from './useProject';

interface CodePaneProps extends PaneProps {
  project: ProjectControl;
  failing: LinesByFile;
  target: Target | undefined;
  onRun: () => void;
}

/** The files that are open, in tabs, one of them to edit. */
export function CodePane({ project, failing, target, onRun, ...pane }: CodePaneProps) {
  const { play } = usePlay();
  const text = useRunText();
  const id = useId();
  const { state, files, act } = project;
  const { active, tabs } = state;
  const file = files.find(({ path }) => path === active);
  const index = tabs.indexOf(active);
  return (
    <PaneSection {...pane} name="code">
      <div className="run-bar">
        <FileTabs
          id={id}
          paths={tabs}
          active={active}
          isEdited={(path) => Object.hasOwn(state.changes, path)}
          failing={failing}
          onShow={(path) => act({ kind: 'show', path })}
        />
        {tabs.length > 1 ? (
          <ToolButton
            icon="close"
            label={play.closeTab(active)}
            onClick={() => act({ kind: 'closeTab', path: active })}
          />
        ) : null}
      </div>
      {file ? (
        <div
          className="play-editor"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
        >
          <CodeField
            key={file.path}
            path={file.path}
            code={file.code}
            isFixed={false}
            block={undefined}
            failing={failing.get(file.path)}
            hintId={`${id}-hint`}
            target={target?.location.path === file.path ? target : undefined}
            onChange={(code) => act({ kind: 'edit', path: file.path, code })}
            onRun={onRun}
          />
        </div>
      ) : (
        <p className="play-empty">{project.opened ? play.noFile : play.loading}</p>
      )}
      <p className="run-hint" id={`${id}-hint`}>
        {[
          text.hint(runKeys(navigator.platform)),
          file && !isWithinLimits(file.code) ? text.plainCode : '',
        ].join(' ')}
      </p>
    </PaneSection>
  );
}
