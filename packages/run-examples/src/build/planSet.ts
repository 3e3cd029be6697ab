import { createHash } from 'node:crypto';
import jsTokens from 'js-tokens';
import type { RunFile } from '../contract.ts';
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
  const { tests, setupFiles = [] } = plan.options;
  const request = { files, tests, setupFiles };
  return { name, files, plan, bundle: { key: bundleKey(request), request } };
}

/** Sets that differ only in comments, such as those of two languages, share a bundle. */
function bundleKey(request: BundleRequest): string {
  const files = request.files.map(({ path, code }) => [
    path,
    isScript(path) ? withoutScriptComments(path, code) : code,
  ]);
  const text = JSON.stringify({ ...request, files });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * The code of a script without its comments and the line breaks in them; `name` is the script's extension,
 * or a path with the extension. Uses a tokenizer, because a pattern would take a division for a regular
 * expression, and an apostrophe in JSX for a string.
 */
export function withoutScriptComments(name: string, code: string): string {
  const tokens = [...jsTokens(code, { jsx: name.endsWith('x') })];
  return tokens.flatMap(({ type, value }) => (/Comment$/.test(type) ? [] : [value])).join('');
}
