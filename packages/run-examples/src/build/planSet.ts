import { createHash } from 'node:crypto';
import type { Comment } from 'acorn';
import type { RunFile } from '../contract.ts';
import { applyEdits } from '../sandbox/compile/edits.ts';
import { parseModule } from '../sandbox/compile/parseModule.ts';
import { stripTypes } from '../sandbox/compile/stripTypes.ts';
import type { BundleRequest } from './bundle/buildBundles.ts';
import { classifySet, type KnownSet, type RunnablePlan } from './classify/classifySet.ts';
import { isScript } from './classify/readScript.ts';
import type { ReasonKind } from './classify/reasons.ts';

/** An example that runs in a page, ready for `createSetBuilder`. Serializable as JSON. */
export interface PlannedSet {
  readonly name: string;
  readonly files: readonly RunFile[];
  readonly plan: RunnablePlan;
  /** Set if the build must bundle the example. */
  readonly bundle?: { readonly key: string; readonly request: BundleRequest };
}

/** How an example runs in a page, or why it can't. */
export function planSet(name: string, set: KnownSet): PlannedSet | { readonly reason: ReasonKind } {
  const plan = classifySet(set);
  if ('reason' in plan) return plan;
  const { files } = set;
  if (plan.format !== 'bundle') return { name, files, plan };
  const setupFiles = (plan.options.setupFiles as string[] | undefined) ?? [];
  const request = { files, tests: plan.tests, setupFiles };
  return { name, files, plan, bundle: { key: bundleKey(request), request } };
}

/** Sets that differ only in comments, such as those of two languages, share a bundle. */
function bundleKey(request: BundleRequest): string {
  const files = request.files.map((file) => [file.path, withoutComments(file)]);
  const text = JSON.stringify({ ...request, files });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function withoutComments({ path, code }: RunFile): string {
  if (!isScript(path)) return code;
  try {
    const comments: Comment[] = [];
    const stripped = stripTypes(path, code);
    parseModule(path, stripped, comments);
    return applyEdits(
      stripped,
      comments.map(({ start, end }) => ({ start, end, text: '' })),
    );
  } catch {
    return code;
  }
}
