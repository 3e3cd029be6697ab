/** One `rstest` command that was run for an example. */
export interface CommandRun {
  readonly args: readonly string[];
}

/** A command with results that a run in a page can be compared to. */
export interface PageRun<Run extends CommandRun = CommandRun> {
  readonly run: Run;
  /** Path filters: runs only test files that contain one of them; all if empty. */
  readonly filters: readonly string[];
}

/** Plain `rstest run` if it was run; otherwise one with file filters or the verbose reporter. */
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

/** The results in a page list every test anyway. */
function withoutVerbose(words: readonly string[]): readonly string[] {
  const isFlag = (word: string, next?: string) =>
    word === '--reporter=verbose' || (word === '--reporter' && next === 'verbose');
  return words.filter((word, index) => {
    const before = words[index - 1];
    return !isFlag(word, words[index + 1]) && !(before === '--reporter' && word === 'verbose');
  });
}
