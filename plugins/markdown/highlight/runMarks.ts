import type { RunFormat } from 'run-examples';
import { fenceAttributes } from '../../../content/markdown/fenceMeta.ts';

/** The place of a code block in a runnable example. */
export interface RunMark {
  /** The ID of the example. */
  readonly set: string;
  readonly format: RunFormat;
  /** Whether the block contains tests. Only such blocks have a run button. */
  readonly isTest: boolean;
}

/** The mark as attributes of the block's fence, which `runProperties` reads. */
export function runAttributes({ set, format, isTest }: RunMark): string {
  return `run-${isTest ? 'test' : 'file'}="${set}" run-format="${format}"`;
}

/** The attributes of the block's HTML element; none for a block that isn't in a runnable example. */
export function runProperties(meta: string): Readonly<Record<string, string>> {
  const attributes = fenceAttributes(meta);
  const fileSet = attributes.get('run-file');
  if (fileSet !== undefined) return { 'data-run-file': fileSet };
  const testSet = attributes.get('run-test');
  if (testSet === undefined) return {};
  return { 'data-run': testSet, 'data-run-format': attributes.get('run-format') ?? '' };
}
