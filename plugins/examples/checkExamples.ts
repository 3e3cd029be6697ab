import { sortProblems } from '../page-data/problem.ts';
import type { ExampleProblem } from './exampleProblem.ts';
import { checkTitles, isRunnable, isSound } from './groupSets.ts';
import { buildManifest, type Manifest } from './manifest.ts';
import { checkTwins, planPages } from './planPages.ts';
import { readPages } from './readPages.ts';
import { runSets } from './runSets.ts';
import { checkRunShare, type Tally, tally } from './tally.ts';
import { typeCheckSets } from './typeCheckSets.ts';
import { claimWorkspace } from './workspace.ts';
import { twinCorrections, writeOutputs } from './writeOutputs.ts';

export interface ExamplesRequest {
  /** Root of the project, absolute. */
  readonly root: string;
  /** Pages by path from the root, with forward slashes. */
  readonly pages: readonly string[];
  /** Whether `pages` are all there are; only then do shares and missing twins count. */
  readonly complete: boolean;
  /** Put what Rstest prints into the output blocks. */
  readonly write: boolean;
  readonly rstestVersion: string;
  /** How long one process may take; a minute if missing. */
  readonly timeLimitMs?: number;
}

export interface ExamplesReport {
  readonly problems: readonly ExampleProblem[];
  /** Routes, that is, twins count once; so in all that follows. */
  readonly pages: number;
  readonly blocks: Tally;
  /** Sets that Rstest ran. */
  readonly sets: number;
  /** `docs/en/x.mdx:12` of each output block that was rewritten. */
  readonly written: readonly string[];
  readonly manifest: Manifest;
}

/** Checks and runs the examples of pages. Whatever is wrong is reported, not only the first. */
export async function checkExamples(request: ExamplesRequest): Promise<ExamplesReport> {
  const { root, complete, rstestVersion } = request;
  const read = await readPages(root, request.pages);
  const plans = planPages(read.pages);
  const sets = plans.flatMap((plan) => plan.sets);
  const sound = sets.filter(isSound);
  const workspace = await claimWorkspace(root, request.timeLimitMs);
  const [typeProblems, results] = await Promise.all([
    typeCheckSets(workspace, sound),
    runSets(workspace, sound.filter(isRunnable)),
  ]).finally(workspace.release);
  const twins = new Map(plans.flatMap((plan) => [...plan.twins]));
  const corrections = results.flatMap(({ set, corrections }) => [
    ...corrections,
    ...twinCorrections(corrections, set, twins.get(set)),
  ]);
  const outputs = request.write
    ? await writeOutputs(root, corrections)
    : { written: [], problems: corrections.map(({ problem }) => problem) };
  const runs = new Map(results.map((result) => [result.set, result.runs]));
  const routes = plans.filter((plan) => plan.languages.length > 0);
  const blocks = routes.flatMap((plan) => plan.blocks);
  return {
    problems: sortProblems([
      ...[...read.pages.values()].flatMap((page) => page.problems),
      ...checkTwins(read, complete),
      ...sets.flatMap(checkTitles),
      ...typeProblems,
      ...results.flatMap((result) => result.problems),
      ...outputs.problems,
      ...(complete ? checkRunShare(blocks) : []),
    ]),
    pages: routes.length,
    blocks: tally(blocks),
    sets: results.length,
    written: outputs.written,
    manifest: buildManifest(rstestVersion, routes, runs),
  };
}
