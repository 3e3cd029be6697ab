import * as z from 'zod';

/** Written by `npm run added-in`; below the project's root. */
export const ADDED_IN_FILE = 'docs/addedIn.json';

const version = z.string().regex(/^\d+\.\d+\.\d+$/);

const schema = z.strictObject({
  /** The published versions that were looked at, oldest first. */
  versions: z.array(version).min(1),
  /** By path: the first version from which on the option is there without a gap. */
  options: z.record(z.string(), version),
  /** The same of what can be imported, and of the members of `rs`: `rs.fn`. */
  names: z.record(z.string(), version),
});

export type AddedIn = z.infer<typeof schema>;

/** Pure. Throws one error that names the file and the place in it. */
export function readAddedIn(text: string): AddedIn {
  const advice = 'run npm run added-in';
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${ADDED_IN_FILE}:1: not valid JSON: ${(error as Error).message}; ${advice}`);
  }
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') || 'the file';
  throw new Error(`${ADDED_IN_FILE}:1: ${place}: ${issue?.message}; ${advice}`);
}

/** Pure: a version as a reader is told; what the oldest has may be older still. */
export interface Since {
  readonly version: string;
  readonly orEarlier: boolean;
}

export function since(added: string | undefined, { versions }: AddedIn): Since | undefined {
  return added === undefined ? undefined : { version: added, orEarlier: added === versions[0] };
}
