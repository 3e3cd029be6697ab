import type { LogLine } from '../../contract';
import { appendTo } from './appendTo';
import type { ResultNode, RunResults } from './runResults';
import type { ShownItems, ShownRows } from './shownRows';
import { TEXT_SHOWN } from './shownText';
import { createSliceBudget } from './sliceBudget';

/** The output of failed tests, then the rest in its original order. */
export function shownLogs(
  results: RunResults,
  rows: ShownRows,
  slices: number,
): ShownItems<LogLine> {
  const budget = createSliceBudget(slices);
  const taken = new Set<LogLine>();
  const byNode = new Map<ResultNode, LogLine[]>();
  const take = (lines: readonly LogLine[]) => {
    for (const line of lines) {
      if (budget.isSpent) break;
      const node = taken.has(line) ? undefined : writerOf(line, results, rows);
      if (!node) continue;
      taken.add(line);
      budget.spend(Math.min(TEXT_SHOWN, line.text.length));
      rows.add(node);
      appendTo(byNode, node, line);
    }
  };
  for (const { test } of [...rows.tests]) {
    if (test.status === 'fail') take(results.logsOfTest.get(test.id) ?? []);
  }
  take(results.logs);
  return { of: (node) => byNode.get(node) ?? [], count: taken.size };
}

/** The test, if it has finished and is shown; otherwise, the file. */
function writerOf(line: LogLine, results: RunResults, rows: ShownRows): ResultNode | undefined {
  const test = line.test === undefined ? undefined : results.tests.get(line.test);
  return test && rows.has(test) ? test : results.files.get(line.file);
}
