import type { Problem } from '../page-data/problem.ts';
import { type Address, addressFault, parseAddress } from './address.ts';

/** One line of the list: what was at `from` is now at `to`, in every language. */
export interface Redirect {
  readonly from: Address;
  readonly to: Address;
  /** In the list, counted from 1. */
  readonly line: number;
}

/** The one list of redirects, from the project's root. */
export const REDIRECTS_FILE = 'docs/redirects.txt';

/**
 * Pure: reads the list, `from to` a line, both as `/page` or `/page#heading`. A line that begins
 * with `# ` is a comment. `file` is only used in messages.
 */
export function parseRedirects(
  text: string,
  file: string = REDIRECTS_FILE,
): { redirects: Redirect[]; problems: Problem[] } {
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const words = raw.trim().split(/\s+/);
    if (raw.trim() === '' || words[0] === '#') continue;
    const [from = '', to = '', ...rest] = words;
    if (to === '' || rest.length > 0) {
      const message = `expected two addresses, "/before /now", got "${raw.trim()}"`;
      problems.push({ file, line, message });
      continue;
    }
    const faults = [from, to].flatMap((address) => addressFault(address) ?? []);
    problems.push(...faults.map((message) => ({ file, line, message })));
    if (faults.length > 0) continue;
    redirects.push({ from: parseAddress(from), to: parseAddress(to), line });
  }
  return { redirects, problems };
}
