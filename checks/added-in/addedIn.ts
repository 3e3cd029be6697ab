import * as z from 'zod';
import type { Since } from '../../content/freshness.ts';

/** Written by `npm run upgrade -- added-in`; relative to the project's root. */
export const ADDED_IN_FILE = 'docs/addedIn.json';

const version = z.string().regex(/^\d+\.\d+\.\d+$/);

const schema = z.strictObject({
  /** The published versions that were examined, oldest first. */
  versions: z.array(version).min(1),
  /** The version since which each option exists without a gap, by path. */
  options: z.record(z.string(), version),
  /** The same for exports and the members of `rs`: `rs.fn`. */
  names: z.record(z.string(), version),
});

export type AddedIn = z.infer<typeof schema>;

/** Parses the record. Throws an error with the file and the location in it. */
export function readAddedIn(text: string): AddedIn {
  const advice = 'run npm run upgrade -- added-in';
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${ADDED_IN_FILE}:1: not valid JSON: ${(error as Error).message}; ${advice}`);
  }
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const location = issue?.path.join('.') || 'the file';
  throw new Error(`${ADDED_IN_FILE}:1: ${location}: ${issue?.message}; ${advice}`);
}

/** Converts `added`, the first recorded version that has something. */
export function since(added: string | undefined, { versions }: AddedIn): Since | undefined {
  return added === undefined ? undefined : { version: added, orEarlier: added === versions[0] };
}
