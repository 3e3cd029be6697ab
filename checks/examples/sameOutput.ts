import { candidateOrders } from './fileOrder.ts';
import { hasElision, matchOutput } from './matchOutput.ts';

/** Whether a page's lines (normalized, see `normalizeOutput.ts`) match what this call printed. */
export function sameOutput(
  args: readonly string[],
  expected: readonly string[],
  real: readonly string[],
): boolean {
  if (matchOutput(expected, real)) return true;
  const [page, printed] = [expected, real].map((lines) => lines.filter((line) => line !== ''));
  if (!page || !printed) return false;
  // The lines of a list are independent, and their order is that of the file system.
  if (args[0] === 'list') return !hasElision(page) && sameLines(page, printed);
  return candidateOrders(page, printed).some(
    // The original order was already compared above, with its blank lines.
    (lines) => !sameOrder(lines, printed) && matchOutput(page, lines),
  );
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return sameOrder([...a].sort(), [...b].sort());
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}
