import type { PlannedSet } from 'run-examples/classify';
import type { ManifestPage } from '../../checks/examples/exampleRecord.ts';
import { type PlannedBlock, planPage } from './planPage.ts';

export interface PlanInput {
  readonly codeBlocks: readonly PlannedBlock[];
  readonly known: ManifestPage;
}

/** Worker task: plans the sets of a page. Loads TypeScript, which would slow down the main thread. */
export function run({ codeBlocks, known }: PlanInput): PlannedSet[] {
  return planPage(codeBlocks, known);
}
