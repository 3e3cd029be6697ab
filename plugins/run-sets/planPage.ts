import type { RunFile } from '../../theme/run/contract.ts';
import type { ManifestPage } from '../examples/manifest.ts';
import { fenceTitle } from '../highlight/runMarks.ts';
import { bundleKey } from './bundle/bundleKey.ts';
import type { BundleRequest } from './bundle/bundleRequest.ts';
import { classifySet, type RunnablePlan } from './classify/classifySet.ts';
import { readFences } from './readFences.ts';

/** A set of a page that runs in it. */
export interface PlannedSet {
  readonly name: string;
  readonly files: readonly RunFile[];
  readonly plan: RunnablePlan;
  /** Of one that the build must bundle. */
  readonly bundle?: { readonly key: string; readonly request: BundleRequest };
}

/**
 * The sets of a page that run in it. Pure. A set whose blocks are not where `known` has them was
 * written anew since the examples were last run; until they are, it has no place.
 */
export function planPage(source: string, known: ManifestPage): PlannedSet[] {
  const fences = readFences(source);
  return Object.entries(known.sets).flatMap(([name, { runs, page }]): PlannedSet[] => {
    if ('reason' in page) return [];
    const blocks = known.blocks.filter(({ set, kind }) => set === name && kind === 'run');
    const files = blocks.flatMap(({ index, title = '' }): RunFile[] => {
      const { meta = '', code = '' } = fences[index] ?? {};
      return fenceTitle(meta) === title ? [{ path: title, code }] : [];
    });
    if (files.length < blocks.length) return [];
    const plan = classifySet({ files, runs, env: {} });
    if ('reason' in plan) return [];
    if (plan.place !== 'bundle') return [{ name, files, plan }];
    const setupFiles = (plan.options.setupFiles as string[] | undefined) ?? [];
    const request = { files, tests: plan.tests, setupFiles };
    return [{ name, files, plan, bundle: { key: bundleKey(request), request } }];
  });
}
