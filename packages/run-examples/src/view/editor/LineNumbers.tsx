import { memo, type ReactNode } from 'react';

interface LineNumbersProps {
  count: number;
  /** Lines to mark, counted from 1. */
  failing: ReadonlySet<number> | undefined;
}

/** One element for consecutive unmarked numbers, because a thousand would be slow to lay out. */
export const LineNumbers = memo(({ count, failing }: LineNumbersProps) => {
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
