import { type Dispatch, type ReactNode, useId } from 'react';
import { projectFiles } from '../../project/projectFiles';
import type { ProjectAction, ProjectState } from '../../project/projectState';
import type { LinesByFile } from '../result/runState';
import { useRunText } from '../viewContext';
import { CodeField } from './CodeField';
import { TabList } from './TabList';

interface CodeAreaProps {
  project: ProjectState;
  act: Dispatch<ProjectAction>;
  /** Lines that failed in the latest run. */
  failing: LinesByFile;
  onRun: () => void;
  /** The page's element with a file's highlighted code, if there is one. */
  highlightedOf: (path: string) => Element | undefined;
  /** Whether a file can't be edited. */
  isFixed?: (path: string) => boolean;
  /** Next to the tabs. */
  tools?: ReactNode;
  /** In place of the code, if there's no file. */
  empty?: string;
}

/** An editor with a tab for each file of a project. */
export function CodeArea(props: CodeAreaProps) {
  const { project, act, failing, onRun, highlightedOf, isFixed, tools, empty } = props;
  const text = useRunText();
  const id = useId();
  const files = projectFiles(project);
  const index = files.findIndex(({ path }) => path === project.active);
  const file = files[index];
  const isReadOnly = file !== undefined && isFixed?.(file.path) === true;
  const hint = isReadOnly ? text.fixed : text.hint(runKeys());
  return (
    <>
      <div className="run-bar">
        <TabList
          id={id}
          label={text.files}
          className="run-tabs"
          names={files.map(({ path }) => path)}
          active={project.active}
          onShow={(path) => act({ kind: 'show', path })}
          hasFailed={(path) => failing.has(path)}
        >
          {(path) => (
            <>
              <span translate="no" dir="ltr">
                {path}
              </span>
              {Object.hasOwn(project.changes, path) ? <EditedMark /> : null}
            </>
          )}
        </TabList>
        {tools}
      </div>
      {file ? (
        <div
          className="run-file"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
        >
          <CodeField
            key={file.path}
            path={file.path}
            code={file.code}
            isFixed={isReadOnly}
            highlighted={highlightedOf(file.path)}
            failing={failing.get(file.path)}
            hintId={`${id}-hint`}
            target={project.target}
            onChange={(code) => act({ kind: 'edit', path: file.path, code })}
            onRun={onRun}
          />
        </div>
      ) : (
        <p className="play-empty">{empty}</p>
      )}
      <p className="run-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </>
  );
}

/** Next to the name of a file that was changed. */
export function EditedMark() {
  return (
    <span className="run-edited">
      <span className="visually-hidden">{useRunText().edited}</span>
    </span>
  );
}

/** The platform's keyboard shortcut that runs the editor's code. */
function runKeys(): string {
  return /mac|iphone|ipad/i.test(navigator.platform) ? '⌘ Enter' : 'Ctrl+Enter';
}
