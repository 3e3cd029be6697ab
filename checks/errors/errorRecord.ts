import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The messages of the installed packages, written by `npm run fix -- errors`. */
export const RECORD = 'docs/errors.json';

export interface ErrorRecord {
  /** The version of each package. */
  readonly packages: Readonly<Record<string, string>>;
  /** The messages that readers can get; `…` is what differs. */
  readonly messages: readonly string[];
}

export function readErrorRecord(root: string): ErrorRecord {
  return JSON.parse(readFileSync(path.join(root, RECORD), 'utf8')) as ErrorRecord;
}
