import type { RunFile } from 'run-examples';
import { type PlannedSet, planSet } from 'run-examples/classify';
import type { ManifestPage } from '../../checks/examples/exampleRecord.ts';
import type { PageCodeBlock } from '../../content/markdown/codeBlocks.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';

export interface PlanInput {
  readonly codeBlocks: readonly PlannedBlock[];
  readonly known: ManifestPage;
}

/** Worker task: plans the sets of a page. Loads TypeScript, which would slow down the main thread. */
export function run({ codeBlocks, known }: PlanInput): PlannedSet[] {
  return planPage(codeBlocks, known);
}

/** The parts of a code block that plans depend on. */
type PlannedBlock = Pick<PageCodeBlock, 'meta' | 'code'>;

/**
 * The runnable sets of a page with these code blocks. A set is left out if its blocks aren't where
 * `known` has them: it was changed since the examples were last run.
 */
export function planPage(codeBlocks: readonly PlannedBlock[], known: ManifestPage): PlannedSet[] {
  return Object.entries(known.sets).flatMap(([name, { runs, page }]): PlannedSet[] => {
    if ('reason' in page) return [];
    const blocks = known.blocks.filter(({ set, kind }) => set === name && kind === 'run');
    const files = blocks.flatMap(({ index, title = '' }): RunFile[] => {
      const { meta = '', code = '' } = codeBlocks[index] ?? {};
      return fenceAttributes(meta).get('title') === title ? [{ path: title, code }] : [];
    });
    if (files.length < blocks.length) return [];
    const planned = planSet(name, { files, runs });
    return 'reason' in planned ? [] : [planned];
  });
}
