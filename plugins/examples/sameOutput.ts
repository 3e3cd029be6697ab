import { ordersLike } from './fileOrder.ts';
import { hasElision, matchOutput } from './matchOutput.ts';

/** Whether a page's lines (comparable, see `normalizeOutput.ts`) are what this call printed. */
export function sameOutput(
  args: readonly string[],
  expected: readonly string[],
  real: readonly string[],
): boolean {
  if (matchOutput(expected, real)) return true;
  const [page, printed] = [expected, real].map((lines) => lines.filter((line) => line !== ''));
  if (!page || !printed) return false;
  // Each line of a list stands for itself, and files come in the file system's order.
  if (args[0] === 'list') return !hasElision(page) && sameLines(page, printed);
  return ordersLike(page, printed).some(
    // The order as printed was compared above, with its blank lines.
    (lines) => !sameOrder(lines, printed) && matchOutput(page, lines),
  );
}

function sameLines(a: readonly string[], b: readonly string[]): boolean {
  return sameOrder([...a].sort(), [...b].sort());
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}
