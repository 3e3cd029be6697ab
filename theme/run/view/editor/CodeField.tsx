import { memo, useEffect, useMemo, useRef } from 'react';
import type { Target } from '../useExample';
import { useRunText } from '../words/RunWords';
import { highlightLines } from './highlightLines';
import { lineRange } from './lineRange';
import type { Span } from './span';
import { useCodeKeys } from './useCodeKeys';

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

/** A browser's own text field, see-through, over the same text in colour with its line numbers. */
export function CodeField(props: CodeFieldProps) {
  const { path, code, isFixed, failing, hintId, target, onChange, onRun } = props;
  const text = useRunText();
  const field = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => highlightLines(path, code), [path, code]);
  const keys = useCodeKeys(onRun);

  useEffect(() => {
    const { current } = field;
    if (!target || !current) return;
    const { start, end } = lineRange(current.value, target.place.line);
    current.focus({ preventScroll: true });
    current.setSelectionRange(start, end);
    layer.current?.children[target.place.line - 1]?.scrollIntoView({ block: 'nearest' });
  }, [target]);

  return (
    <div className="run-code" dir="ltr" data-digits={String(lines.length).length}>
      <div className="run-sheet">
        <div ref={layer} className="run-layer" aria-hidden="true">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <Line key={index} spans={line} hasFailed={failing?.has(index + 1) ?? false} />
          ))}
        </div>
        <textarea
          ref={field}
          className="run-field"
          aria-label={text.codeOf(path)}
          aria-describedby={hintId}
          value={code}
          readOnly={isFixed}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          translate="no"
          onChange={({ target: { value } }) => onChange(value)}
          {...keys}
        />
      </div>
    </div>
  );
}

const Line = memo(
  ({ spans, hasFailed }: { spans: readonly Span[]; hasFailed: boolean }) => (
    <div className="run-code-line" data-failed={hasFailed}>
      {spans.map(({ text, className }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
        <span key={index} className={className}>
          {text}
        </span>
      ))}
      {'\n'}
    </div>
  ),
  (before, after) => before.hasFailed === after.hasFailed && sameSpans(before.spans, after.spans),
);

function sameSpans(one: readonly Span[], other: readonly Span[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ text, className }, index) =>
        text === other[index]?.text && className === other[index]?.className,
    )
  );
}
