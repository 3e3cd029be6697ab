import { sortProblems } from '../../content/problem.ts';
import { digestRoutes } from './digests.ts';
import { readExamplePages } from './examplePages.ts';
import { buildManifest, type ExampleRecord } from './exampleRecord.ts';
import { checkTitles, isRunnable, isValid } from './groupSets.ts';
import type { ExampleProblem } from './locateInPage.ts';
import { checkExampleCounterparts, planPages } from './planPages.ts';
import { runExampleSets } from './runExampleSets.ts';
import { checkRunShare, type ResultTally, tally } from './runShare.ts';
import { typeCheckSets } from './typeCheck.ts';
import { claimWorkspace } from './workspace.ts';
import { counterpartCorrections, writeOutputs } from './writeOutputs.ts';

interface ExamplesRequest {
  /** Absolute path of the project's root. */
  readonly root: string;
  /** Paths of pages relative to the root, with forward slashes. */
  readonly pages: readonly string[];
  /** Whether `pages` are all pages; only then are shares and missing counterparts checked. */
  readonly complete: boolean;
  /** Whether to update the output blocks with what Rstest prints. */
  readonly write: boolean;
  readonly rstestVersion: string;
  /** Timeout per process in milliseconds; defaults to a minute. */
  readonly timeLimitMs?: number;
}

export interface ExamplesReport {
  readonly problems: readonly ExampleProblem[];
  /** Number of routes: all languages of a page count once, here and below. */
  readonly pages: number;
  readonly blocks: ResultTally;
  /** Number of sets that Rstest ran. */
  readonly sets: number;
  /** `docs/en/x.mdx:12` of each output block that was rewritten. */
  readonly written: readonly string[];
  readonly manifest: ExampleRecord;
}

/** Checks and runs the examples of pages. Reports all problems, not just the first. */
export async function checkExamples(request: ExamplesRequest): Promise<ExamplesReport> {
  const { root, complete, rstestVersion } = request;
  const read = readExamplePages(root, request.pages);
  const plans = planPages(read.pages);
  const sets = plans.flatMap((plan) => plan.sets);
  const valid = sets.filter(isValid);
  const workspace = await claimWorkspace(root, request.timeLimitMs);
  const [typeProblems, results] = await Promise.all([
    typeCheckSets(workspace, valid),
    runExampleSets(workspace, valid.filter(isRunnable)),
  ]).finally(workspace.release);
  const counterparts = new Map(plans.flatMap((plan) => [...plan.counterparts]));
  const corrections = results.flatMap(({ set, corrections }) => [
    ...corrections,
    ...(counterparts.get(set) ?? []).flatMap((equal) =>
      counterpartCorrections(corrections, set, equal),
    ),
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
      ...checkExampleCounterparts(read, complete),
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
    manifest: buildManifest(rstestVersion, routes, runs, digestRoutes(read.pages.values())),
  };
}
