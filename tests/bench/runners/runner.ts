import type { VERSIONS } from './versions.ts';

/** What a project needs from its runner, besides TypeScript. */
export interface Needs {
  /** Tests run in jsdom, and files can contain JSX. */
  readonly react?: boolean;
  /** V8 coverage of `src`. */
  readonly coverage?: boolean;
}

/** A test runner, and how the generated projects use it. */
export interface Runner {
  readonly name: string;
  readonly package: keyof typeof VERSIONS;
  /** Its command in `node_modules`. */
  readonly bin: string;
  /** What tests import `test` and `expect` from. */
  readonly module: string;
  readonly configFile: string;
  readonly config: (needs: Needs, workers: number) => string;
  readonly run: readonly string[];
  readonly watch: readonly string[];
}
