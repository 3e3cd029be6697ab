import type { Job } from '../protocol.ts';
import { moduleUrl } from './moduleUrl.ts';

type Evaluate = () => Promise<unknown>;

/** What a bundle exports; see `plugins/run-sets`. */
interface Bundle {
  readonly setup: readonly Evaluate[];
  /** By path inside the example. */
  readonly tests: Readonly<Record<string, Evaluate>>;
}

/** Runs the setup files and the test file out of the bundle that the build made. */
export function loadBundle({ entry, bundle = '' }: Job): () => Promise<void> {
  return async () => {
    const { setup, tests }: Bundle = await import(/* webpackIgnore: true */ moduleUrl(bundle));
    for (const evaluate of setup) await evaluate();
    const evaluate = tests[entry];
    if (!evaluate) throw new Error(`The bundle has no ${entry}`);
    await evaluate();
  };
}
