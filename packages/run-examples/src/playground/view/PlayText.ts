import type { PathProblem } from '../../project/readChanges';

/** UI text of the playground in the page's language, in addition to `RunText`. */
export interface PlayText {
  readonly label: string;
  /** Label of the links to the templates. */
  readonly templates: string;
  readonly files: string;
  readonly code: string;
  readonly tests: string;
  /** Label of the tabs that switch between files, code, and tests on a small screen. */
  readonly panes: string;
  /** In place of the code, until the project is loaded. */
  readonly loading: string;

  readonly watch: string;
  readonly share: string;
  readonly reset: string;

  readonly newFile: string;
  readonly rename: string;
  readonly remove: string;
  /** Label of the field for a path. */
  readonly path: string;
  readonly create: string;
  readonly cancel: string;
  readonly pathProblems: Readonly<Record<PathProblem, string>>;
  readonly removed: (path: string) => string;
  readonly noFile: string;

  /** Before the first run. */
  readonly notRun: string;
  /** The project is an example that the build has bundled. */
  readonly bundled: string;
  readonly notes: string;
  readonly settingNote: (name: string) => string;
  readonly configNote: (path: string) => string;
  readonly callNote: (name: string, path: string) => string;
  readonly importNote: (specifier: string, path: string) => string;

  readonly shared: string;
  readonly linkBroken: string;
  readonly linkCopied: string;
  readonly linkTooLong: string;
}
