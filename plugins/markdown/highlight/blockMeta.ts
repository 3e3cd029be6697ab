import type { RunFormat } from 'run-examples';
import { fenceAttributes } from '../../../content/markdown/fenceMeta.ts';

/** The lines to highlight, from 1: `{2,4-5}` in a fence means 2, 4, and 5. */
export function markedLines(meta: string): Set<number> {
  const [list = ''] = /\{[\d,\s-]+\}/.exec(meta) ?? [];
  const lines = new Set<number>();
  for (const [, first, last = first] of list.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    for (let line = Number(first); line <= Number(last); line++) lines.add(line);
  }
  return lines;
}

/**
 * The command whose output a block shows, from its fence: `output="run --bail 1"`. `fenceAttributes` would
 * remove backslashes from the command, which the Markdown parser has already unescaped.
 */
export function outputCommand(meta: string): string | undefined {
  const [output, args = 'run'] = /(?:^|\s)output(?:="([^"]*)")?(?=\s|$)/.exec(meta) ?? [];
  return output === undefined ? undefined : `rstest ${args}`;
}

/** The exit code of the command in `output`, from `exit="1"`, which `markOutputs` (plugins/run) adds. */
export function exitCode(meta: string): string | undefined {
  return fenceAttributes(meta).get('exit');
}

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
