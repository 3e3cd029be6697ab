import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import type { CodeEditor, CodeEditorOptions } from './codeMirror';
import { createPlainEditor } from './plainEditor';

interface CodeFieldProps {
  path: string;
  code: string;
  isFixed: boolean;
  /** An element of the page with highlighted code, which is shown first if it's the same as `code`. */
  highlighted: Element | undefined;
  /** Lines to mark, counted from 1. */
  failing: ReadonlySet<number> | undefined;
  hintId: string;
  target: CodeLocation | undefined;
  onChange: (code: string) => void;
  onRun: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Loads CodeMirror, ahead of an editor that needs it. */
export const loadCodeMirror = () => import(/* webpackChunkName: "code-editor" */ './codeMirror');

/**
 * An editor of one file; use the path as `key`. CodeMirror is loaded immediately or, if the page has the
 * highlighted code, when the reader points at the field or focuses it.
 */
export function CodeField(props: CodeFieldProps) {
  const { path, code, isFixed, highlighted, failing = NONE, hintId, target } = props;
  const text = useRunText();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const latest = useRef(props);
  latest.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes later is in the other effects
  useLayoutEffect(() => {
    if (!place.current) return;
    const options: CodeEditorOptions = {
      parent: place.current,
      path,
      code,
      isReadOnly: isFixed,
      attributes: { 'aria-label': text.codeOf(path), 'aria-describedby': hintId },
      onChange: (changed) => latest.current.onChange(changed),
      onRun: () => latest.current.onRun(),
    };
    const isHighlighted = highlighted?.textContent === code;
    const plain = createPlainEditor(options, isHighlighted ? highlighted : undefined);
    let current: CodeEditor = plain;
    let isLeft = false;
    const upgrade = async () => {
      if (isHighlighted) await plain.used;
      const { createCodeEditor } = await loadCodeMirror();
      const caret = await plain.idle();
      if (isLeft) return;
      plain.destroy();
      current = createCodeEditor({ ...options, code: latest.current.code, caret });
      setEditor(current);
    };
    setEditor(plain);
    // Without CodeMirror, the code can still be edited.
    upgrade().catch(console.error);
    return () => {
      isLeft = true;
      current.destroy();
    };
  }, []);

  // A layout effect, because a later one could undo what was typed in the meantime.
  useLayoutEffect(() => editor?.setCode(code), [editor, code]);
  useEffect(() => editor?.markLines(failing), [editor, failing]);
  useEffect(() => {
    if (target) editor?.showLine(target.line);
  }, [editor, target]);
  return <div ref={place} className="run-code" dir="ltr" translate="no" />;
}
