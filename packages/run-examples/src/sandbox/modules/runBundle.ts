import type { Job } from '../protocol.ts';

type Evaluate = () => Promise<unknown>;

/** The exports of a bundle; see `build/bundle/bundleEntry.ts`. */
export interface Bundle {
  readonly setup: readonly Evaluate[];
  /** By path inside the example. */
  readonly tests: Readonly<Record<string, Evaluate>>;
}

/** Runs the setup files and the test file from the bundle that the build created. */
export async function runBundle(
  bundle: Promise<Bundle>,
  { entry }: Pick<Job, 'entry'>,
): Promise<void> {
  const { setup, tests } = await bundle;
  for (const evaluate of setup) await evaluate();
  const evaluate = tests[entry];
  if (!evaluate) throw new Error(`The bundle has no ${entry}`);
  await evaluate();
}
