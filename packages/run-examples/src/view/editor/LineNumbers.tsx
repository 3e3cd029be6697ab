import { memo, type ReactNode } from 'react';

interface LineNumbersProps {
  count: number;
  /** Lines to mark, counted from 1. */
  failing: ReadonlySet<number> | undefined;
}

/** One text node for all unmarked numbers, because a thousand elements would be slow to lay out. */
export const LineNumbers = memo(({ count, failing }: LineNumbersProps) => {
  const numbers: ReactNode[] = [];
  let unmarked = '';
  for (let line = 1; line <= count; line += 1) {
    if (failing?.has(line)) {
      numbers.push(
        unmarked,
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
      {unmarked}
    </div>
  );
});
