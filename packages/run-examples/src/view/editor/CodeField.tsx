import { memo, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import { type Span, sameSpans } from './highlight/spans';
import type { Range } from './textEdit';
import { useCodeKeys } from './useCodeKeys';
import { useCodeLines } from './useCodeLines';
import { useComposedText } from './useComposedText';

/** A location to show; a new object each time, because the same one can be requested twice. */
export interface Target {
  readonly location: CodeLocation;
}

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

interface CodeLayerProps {
  /** The element whose children are the lines. */
  ref: Ref<HTMLDivElement>;
  lines: readonly (readonly Span[])[];
  /** Lines to mark, counted from 1. */
  failing: ReadonlySet<number> | undefined;
}

/** The highlighted code with line numbers, below a transparent text field. */
function CodeLayer({ ref, lines, failing }: CodeLayerProps) {
  return (
    <div className="run-layer" aria-hidden="true">
      <LineNumbers count={lines.length} failing={failing} />
      <div ref={ref} className="run-lines">
        {lines.map((spans, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their number
          <Line key={index} spans={spans} hasFailed={failing?.has(index + 1) ?? false} />
        ))}
      </div>
    </div>
  );
}

interface LineProps {
  spans: readonly Span[];
  hasFailed: boolean;
}

const Line = memo(
  ({ spans, hasFailed }: LineProps) => (
    <div className="run-code-line" data-failed={hasFailed}>
      {spans.map(({ text, className }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their position
        <span key={index} className={className}>
          {text}
        </span>
      ))}
      <span>{'\n'}</span>
    </div>
  ),
  (one, other) => one.hasFailed === other.hasFailed && sameSpans(one.spans, other.spans),
);

interface LineNumbersProps {
  count: number;
  /** Lines to mark, counted from 1. */
  failing: ReadonlySet<number> | undefined;
}

/** One element for consecutive unmarked numbers, because a thousand would be slow to lay out. */
const LineNumbers = memo(({ count, failing }: LineNumbersProps) => {
  const numbers: ReactNode[] = [];
  let unmarked = '';
  for (let line = 1; line <= count; line += 1) {
    if (failing?.has(line)) {
      numbers.push(
        <span key={`to ${line}`}>{unmarked}</span>,
        <span key={line} className="run-failed-number">
          {`✗\u00a0${line}`}
        </span>,
      );
      unmarked = '';
    } else {
      unmarked += `${line}\n`;
    }
  }
  return (
    <div className="run-numbers">
      {numbers}
      <span>{unmarked}</span>
    </div>
  );
});
