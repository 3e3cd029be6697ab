import { useEffect, useId, useRef } from 'react';
import { isWithinLimits } from '../../limits';
import type { ExampleControl } from '../useExample';
import { useRunText } from '../viewContext';
import { CodeField } from './CodeField';
import { EditorTools } from './EditorTools';
import { type EditorState, filesOf, isFixed } from './editorState';
import { FileTabs } from './FileTabs';
import { runKeys } from './useCodeKeys';

interface EditorProps {
  example: ExampleControl;
  state: EditorState;
}

/** The example's files in tabs, which can be edited and run. */
export function Editor({ example, state }: EditorProps) {
  const text = useRunText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { editor, failing, isShared, target } = example;
  const { act } = editor;
  const show = (path: string) => act({ kind: 'show', path });
  const files = filesOf(state);
  const isPlain = files.some(({ path, code }) => path === state.active && !isWithinLimits(code));

  // An editor opened by a link is scrolled into view and announced; one opened by a button gets focus.
  const entered = useRef(false);
  useEffect(() => {
    const { current } = section;
    if (isShared) {
      current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      current?.focus({ preventScroll: true });
    } else if (!entered.current) {
      current?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) textarea')?.focus();
    }
    entered.current = true;
  }, [isShared]);

  return (
    <section
      ref={section}
      className="run-editor"
      aria-label={`${text.editor}: ${example.block.path}`}
      tabIndex={-1}
    >
      <div className="run-bar">
        <FileTabs
          id={id}
          paths={files.map(({ path }) => path)}
          active={state.active}
          isEdited={(path) => Object.hasOwn(state.changes, path)}
          failing={failing}
          onShow={show}
        />
        <EditorTools example={example} state={state} />
      </div>
      {isShared ? <p className="run-shared">{text.shared}</p> : null}
      {files.map(({ path, code }, index) => (
        <div
          key={path}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={path !== state.active}
        >
          <CodeField
            path={path}
            code={code}
            isFixed={isFixed(path)}
            block={path === example.block.path ? example.block.figure : undefined}
            failing={failing.get(path)}
            hintId={`${id}-hint`}
            target={target?.location.path === path ? target : undefined}
            onChange={(changed) => act({ kind: 'edit', path, code: changed })}
            onRun={example.runAgain}
          />
        </div>
      ))}
      <p className="run-hint" id={`${id}-hint`}>
        {[
          isFixed(state.active) ? text.fixed : text.hint(runKeys(navigator.platform)),
          isPlain ? text.plainCode : '',
        ].join(' ')}
      </p>
    </section>
  );
}
