import type { PlannedSet } from 'run-examples/classify';
import type { ManifestPage } from '../../checks/examples/manifest.ts';
import { parsePage } from '../../content/parsePage.ts';
import { type PlannedBlock, planPage } from './planPage.ts';

export interface PlanInput {
  readonly file: string;
  readonly source: string;
  /** The page's code blocks, if they have been parsed. */
  readonly codeBlocks: readonly PlannedBlock[] | undefined;
  readonly known: ManifestPage;
}

/** Worker task: plans the sets of a page. Loads TypeScript, which would slow down the main thread. */
export function run({ file, source, codeBlocks, known }: PlanInput): PlannedSet[] {
  return planPage(codeBlocks ?? parsePage(file, source).codeBlocks, known);
}
