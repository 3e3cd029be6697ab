import type { PlannedSet } from '../build/planSet.ts';
import type { RunFile } from '../contract.ts';
import { planProject } from './plan/planProject.ts';

/** A project that the playground starts from. Throws if something in it can't run in a page. */
export function planTemplate(name: string, files: readonly RunFile[]): PlannedSet {
  const { options, packages, notes } = planProject(files);
  if (notes.length > 0) {
    throw new Error(`The template ${name} can't run in a page: ${JSON.stringify(notes)}`);
  }
  const { tests } = options;
  const run = { args: ['run'] };
  return { name, files, plan: { format: 'source', options, tests, packages, run } };
}
