import type { VERSIONS } from './versions.ts';

/** Features that a project needs from its runner, besides TypeScript. */
export interface Needs {
  /** Whether tests run in jsdom, and files can contain JSX. */
  readonly react?: boolean;
  /** Whether V8 measures the coverage of `src`. */
  readonly coverage?: boolean;
}

/** A test runner, and how the generated projects use it. */
export interface Runner {
  readonly name: string;
  readonly package: keyof typeof VERSIONS;
  /** The file of its command in `node_modules`. */
  readonly bin: string;
  /** The module from which tests import `test` and `expect`. */
  readonly module: string;
  readonly configFile: string;
  readonly config: (needs: Needs, workers: number) => string;
  readonly run: readonly string[];
  readonly watch: readonly string[];
}
