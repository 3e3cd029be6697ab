/** Why an example has no Run button: the kinds that `no-page` names, each with its reason in words. */
export const REASONS = {
  commandLine: 'it shows the command line, or what variables of the terminal change',
  reporter: 'it shows what a reporter prints or writes',
  coverage: 'it needs coverage, which is collected in Node',
  projects: 'it has several projects, each with settings of its own',
  files: 'it reads or writes files',
  nodeModule: 'it uses a part of Node that browsers have nothing like',
  process: 'it is about the processes that Rstest starts',
  sharedProcess: 'its files share one process',
  beforeRun: 'a part of it runs in Node before all tests',
  build: 'it is about how Rstest builds, which has happened before a page is read',
  snapshotFile: 'it shows where snapshots are kept',
  timeZone: 'it needs a time zone of its own',
  environment: 'it sets up jsdom or happy-dom as a page can’t',
  settings: 'its settings are computed while Rstest starts',
  noTests: 'no file of it holds a test',
} as const;

export type ReasonKind = keyof typeof REASONS;

export function isReasonKind(name: string): name is ReasonKind {
  return Object.hasOwn(REASONS, name);
}
