/** Why an example has no Run button: a text for each kind that the attribute `no-page` can have. */
export const REASONS = {
  commandLine: 'it shows the command line or the effect of environment variables',
  reporter: 'it shows what a reporter prints or writes',
  coverage: 'it needs coverage, which is collected in Node',
  projects: 'it has several projects with different settings',
  files: 'it reads or writes files',
  nodeModule: 'it uses a part of Node that browsers don’t have',
  process: 'it is about the processes that Rstest starts',
  sharedProcess: 'its files share one process',
  beforeRun: 'a part of it runs in Node before all tests',
  build: 'it is about Rstest’s build, which has ended before a page is opened',
  snapshotFile: 'it shows where snapshots are kept',
  timeZone: 'it needs a specific time zone',
  environment: 'it sets up jsdom or happy-dom in a way that a page can’t',
  settings: 'its settings are computed while Rstest starts',
  noTests: 'none of its files contains a test',
} as const;

export type ReasonKind = keyof typeof REASONS;

export function isReasonKind(name: string): name is ReasonKind {
  return Object.hasOwn(REASONS, name);
}
