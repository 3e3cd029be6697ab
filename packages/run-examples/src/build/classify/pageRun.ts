/** One `rstest` command that was run for an example. */
export interface CommandRun {
  readonly args: readonly string[];
}

/** A command whose results a run in a page can be compared with. */
export interface PageRun<Run extends CommandRun = CommandRun> {
  readonly run: Run;
  /** Parts of paths; only test files with one of them are run, all if there is none. */
  readonly filters: readonly string[];
}

/** Pure. Plain `rstest run` if it was run, else one with file filters or the verbose reporter. */
export function pageRun<Run extends CommandRun>(runs: readonly Run[]): PageRun<Run> | undefined {
  const plain = runs.find(({ args }) => args.join(' ') === 'run');
  if (plain) return { run: plain, filters: [] };
  for (const run of runs) {
    const [command, ...rest] = run.args;
    const filters = withoutVerbose(rest);
    if (command !== 'run' || filters.some((word) => word.startsWith('-'))) continue;
    return { run, filters };
  }
  return undefined;
}

/** The result in a page names every test anyway. */
function withoutVerbose(words: readonly string[]): readonly string[] {
  const isFlag = (word: string, next?: string) =>
    word === '--reporter=verbose' || (word === '--reporter' && next === 'verbose');
  return words.filter((word, index) => {
    const before = words[index - 1];
    return !isFlag(word, words[index + 1]) && !(before === '--reporter' && word === 'verbose');
  });
}
