import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import type { CodeEditor, CodeEditorOptions } from './codeMirror';
import { createPlainEditor } from './plainEditor';

/** A location to show; a new object each time, because the same one can be requested twice. */
export interface Target {
  readonly location: CodeLocation;
}

interface CodeFieldProps {
  path: string;
  code: string;
  isFixed: boolean;
  /** An element of the page with highlighted code. It's used if the code is the same as the file's. */
  highlighted: Element | undefined;
  /** Lines to mark, counted from 1. */
  failing: ReadonlySet<number> | undefined;
  hintId: string;
  target: Target | undefined;
  onChange: (code: string) => void;
  onRun: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Loads CodeMirror, ahead of an editor that needs it. */
export const loadCodeMirror = () => import(/* webpackChunkName: "code-editor" */ './codeMirror');

/**
 * One file in an editor; another path needs another field. CodeMirror is loaded at once, or, if the
 * page has the code in color, when the reader approaches it.
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
    const isSame = highlighted?.textContent === code;
    const plain = createPlainEditor(options, isSame ? highlighted : undefined);
    let current: CodeEditor = plain;
    let isLeft = false;
    const upgrade = async () => {
      if (isSame) await plain.used;
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

  // At once: a later effect could take back what was typed since.
  useLayoutEffect(() => editor?.setCode(code), [editor, code]);
  useEffect(() => editor?.markLines(failing), [editor, failing]);
  useEffect(() => {
    if (target) editor?.showLine(target.location.line);
  }, [editor, target]);
  return <div ref={place} className="run-code" dir="ltr" translate="no" />;
}
