import { useEffect, useRef } from 'react';
import type { Target } from '../useExample';
import { useRunText } from '../viewContext';
import { CodeLayer } from './CodeLayer';
import type { Range } from './textEdit';
import { useCodeKeys } from './useCodeKeys';
import { useCodeLines } from './useCodeLines';
import { useComposedText } from './useComposedText';

interface CodeFieldProps {
  path: string;
  code: string;
  isFixed: boolean;
  /** The block of the page that shows the file. */
  block: HTMLElement | undefined;
  /** Lines to mark, counted from 1. */
  failing: ReadonlySet<number> | undefined;
  hintId: string;
  target: Target | undefined;
  onChange: (code: string) => void;
  onRun: () => void;
}

/**
 * A transparent native text field over the same text with highlighting and line numbers. Code
 * beyond the limits is only in the field.
 */
export function CodeField(props: CodeFieldProps) {
  const { path, code, isFixed, block, failing, hintId, target, onChange, onRun } = props;
  const text = useRunText();
  const field = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { value, ...changes } = useComposedText<HTMLTextAreaElement>(code, onChange);
  const lines = useCodeLines(path, value, block);
  const keys = useCodeKeys(onRun);

  useEffect(() => {
    const { current } = field;
    if (!target || !current) return;
    const { start, end } = lineRange(current.value, target.location.line);
    current.focus({ preventScroll: true });
    current.setSelectionRange(start, end);
    layer.current?.children[target.location.line - 1]?.scrollIntoView({ block: 'nearest' });
  }, [target]);

  return (
    <div
      className="run-code"
      dir="ltr"
      translate="no"
      data-plain={lines === undefined}
      data-digits={lines && String(lines.length).length}
    >
      <div className="run-sheet">
        {lines ? <CodeLayer ref={layer} lines={lines} failing={failing} /> : null}
        <textarea
          ref={field}
          className="run-field"
          aria-label={text.codeOf(path)}
          aria-describedby={hintId}
          value={value}
          readOnly={isFixed}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          {...changes}
          {...keys}
        />
      </div>
    </div>
  );
}

/** The range of a line, counted from 1, without its line break; the last line if there are fewer. */
export function lineRange(text: string, line: number): Range {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return { start, end: end === -1 ? text.length : end };
}
