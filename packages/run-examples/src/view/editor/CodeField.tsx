import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import { type CodeEditor, createCodeEditor } from './codeMirror';

/** A location to show; a new object each time, because the same one can be requested twice. */
export interface Target {
  readonly location: CodeLocation;
}

interface CodeFieldProps {
  path: string;
  code: string;
  isFixed: boolean;
  /** Lines to mark, counted from 1. */
  failing: ReadonlySet<number> | undefined;
  hintId: string;
  target: Target | undefined;
  onChange: (code: string) => void;
  onRun: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** One file in CodeMirror. Another path needs another field. */
export function CodeField(props: CodeFieldProps) {
  const { path, code, isFixed, failing = NONE, hintId, target } = props;
  const text = useRunText();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const latest = useRef(props);
  latest.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes later is in the other effects
  useLayoutEffect(() => {
    if (!place.current) return;
    const created = createCodeEditor({
      parent: place.current,
      path,
      code,
      isReadOnly: isFixed,
      attributes: { 'aria-label': text.codeOf(path), 'aria-describedby': hintId },
      onChange: (changed) => latest.current.onChange(changed),
      onRun: () => latest.current.onRun(),
    });
    editor.current = created;
    return created.destroy;
  }, []);

  // At once: a later effect could take back what was typed since.
  useLayoutEffect(() => editor.current?.setCode(code), [code]);
  useEffect(() => editor.current?.markLines(failing), [failing]);
  useEffect(() => {
    if (target) editor.current?.showLine(target.location.line);
  }, [target]);
  return <div ref={place} className="run-code" dir="ltr" translate="no" />;
}
