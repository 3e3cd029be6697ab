import { sortProblems } from '../../content/problem.ts';
import { readPage } from '../../content/readPages.ts';
import { compareCounterparts } from './compareCounterparts.ts';
import { checkTitles, isRunnable, isValid } from './groupSets.ts';
import type { ExampleProblem } from './locateInPage.ts';
import { type PageBlocks, pageBlocks } from './pageBlocks.ts';
import { planPages } from './planPages.ts';
import { runExampleSets } from './runExampleSets.ts';
import { typeCheckSets } from './typeCheck.ts';
import { openWorkspace } from './workspace.ts';
import { counterpartCorrections, writeOutputs } from './writeOutputs.ts';

interface ExamplesRequest {
  /** Absolute path of the project's root. */
  readonly root: string;
  /** Paths of pages relative to the root, with forward slashes. */
  readonly pages: readonly string[];
  /** Whether to write the output of Rstest into the output blocks. */
  readonly write: boolean;
  /** Timeout per process in milliseconds; defaults to a minute. */
  readonly timeLimitMs?: number;
}

interface ExamplesReport {
  readonly problems: readonly ExampleProblem[];
  /** Number of sets that Rstest ran. */
  readonly sets: number;
  /** `docs/en/x.mdx:12` of each output block that was rewritten. */
  readonly written: readonly string[];
}

/** Checks and runs the examples of pages. Reports all problems, not just the first. */
export async function checkExamples(request: ExamplesRequest): Promise<ExamplesReport> {
  const { root, write, timeLimitMs } = request;
  const pages = new Map(request.pages.map((file) => [file, pageBlocks(readPage(root, file))]));
  const plans = planPages(pages);
  const sets = plans.flatMap((plan) => plan.sets);
  const valid = sets.filter(isValid);
  const workspace = await openWorkspace(root, timeLimitMs);
  const [typeProblems, results] = await Promise.all([
    typeCheckSets(workspace, valid),
    runExampleSets(workspace, valid.filter(isRunnable)),
  ]).finally(workspace.release);
  const counterparts = new Map(plans.flatMap((plan) => [...plan.counterparts]));
  const corrections = results.flatMap((result) => [
    ...result.corrections,
    ...(counterparts.get(result.set) ?? []).flatMap((counterpart) =>
      counterpartCorrections(result.corrections, result.set, counterpart),
    ),
  ]);
  const outputs = write
    ? await writeOutputs(root, corrections)
    : { written: [], problems: corrections.map(({ problem }) => problem) };
  return {
    problems: sortProblems([
      ...plans.flatMap((plan) => [...plan.problems, ...checkTranslation(plan, pages)]),
      ...sets.flatMap(checkTitles),
      ...typeProblems,
      ...results.flatMap((result) => result.problems),
      ...outputs.problems,
    ]),
    sets: results.length,
    written: outputs.written,
  };
}

/** Reports where the examples of a translation differ from those of its original page. */
function checkTranslation(
  page: PageBlocks,
  pages: ReadonlyMap<string, PageBlocks>,
): ExampleProblem[] {
  const original = pages.get(page.original);
  return original && original.file !== page.file ? compareCounterparts(original, page) : [];
}
