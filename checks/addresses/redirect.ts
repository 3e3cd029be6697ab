import type { Problem } from '../../content/problem.ts';
import { type Address, addressProblem, parseAddress } from './address.ts';

/** A redirect for all languages: what was at `from` is now at `to`. */
export interface Redirect {
  readonly from: Address;
  readonly to: Address;
  /** Line in the list, from 1. */
  readonly line: number;
}

/** The list of redirects, relative to the project's root. */
export const REDIRECTS_FILE = 'docs/redirects.txt';

/**
 * Parses a list with lines of `from to`, each `/page` or `/page#heading`. Lines that start with `# `
 * are comments. `file` is only used in messages.
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
    const messages = [from, to].flatMap((address) => addressProblem(address) ?? []);
    problems.push(...messages.map((message) => ({ file, line, message })));
    if (messages.length > 0) continue;
    redirects.push({ from: parseAddress(from), to: parseAddress(to), line });
  }
  return { redirects, problems };
}
