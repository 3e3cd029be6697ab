import * as z from 'zod';

/** Written by `npm run fix -- releases`; relative to the project's root. */
export const RELEASES_FILE = 'docs/releases.json';

export const CHANGE_KINDS = [
  'option',
  'default',
  'flag',
  'export',
  'utility',
  'type',
  'requirement',
] as const;

const change = z.strictObject({
  change: z.enum(['added', 'changed', 'removed']),
  kind: z.enum(CHANGE_KINDS),
  /** `coverage.include`, `--shard`, `onTestFailed`, `rs.waitFor`, `Node.js`. */
  name: z.string().min(1),
  /** Before and after, if it has a value: a type, a default, the spellings of a flag, a range. */
  from: z.string().optional(),
  to: z.string().optional(),
});

const release = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  date: z.iso.date(),
  /** Compared with the entry before; empty in the first one. */
  changes: z.array(change),
});

const schema = z.strictObject({ releases: z.array(release).min(1) });

export type ReleaseChange = z.infer<typeof change>;
export type Release = z.infer<typeof release>;

/** Parses the record, oldest version first. Throws an error with the file and the location in it. */
export function readReleases(text: string): Release[] {
  const advice = 'run npm run fix -- releases';
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${RELEASES_FILE}:1: not valid JSON: ${(error as Error).message}; ${advice}`);
  }
  const read = schema.safeParse(data);
  if (read.success) return read.data.releases;
  const [issue] = read.error.issues;
  const location = issue?.path.join('.') || 'the file';
  throw new Error(`${RELEASES_FILE}:1: ${location}: ${issue?.message}; ${advice}`);
}
