import { memo, type Ref } from 'react';
import type { CodeLine } from './codeLines';
import type { Span } from './highlight/span';
import { LineNumbers } from './LineNumbers';

interface CodeLayerProps {
  /** The element whose children are the lines. */
  ref: Ref<HTMLDivElement>;
  lines: readonly CodeLine[];
  /** Lines to mark, counted from 1. */
  failing: ReadonlySet<number> | undefined;
}

/** The highlighted code with line numbers, below a transparent text field. */
export function CodeLayer({ ref, lines, failing }: CodeLayerProps) {
  return (
    <div className="run-layer" aria-hidden="true">
      <LineNumbers count={lines.length} failing={failing} />
      <div ref={ref} className="run-lines">
        {lines.map(({ id, spans }, index) => (
          <Line key={id} spans={spans} hasFailed={failing?.has(index + 1) ?? false} />
        ))}
      </div>
    </div>
  );
}

const Line = memo(({ spans, hasFailed }: { spans: readonly Span[]; hasFailed: boolean }) => (
  <div className="run-code-line" data-failed={hasFailed}>
    {spans.map(({ text, className }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their position
      <span key={index} className={className}>
        {text}
      </span>
    ))}
    <span>{'\n'}</span>
  </div>
));
