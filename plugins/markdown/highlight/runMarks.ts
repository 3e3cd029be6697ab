import type { RunFormat } from 'run-examples';

/** The attributes of a fence in a runnable example. */
export interface RunMark {
  readonly set: string;
  readonly format: RunFormat;
  /** Whether the block contains tests: those blocks have the run button. */
  readonly isTest: boolean;
}

/** Formats a mark for the rest of the fence line, where `runProperties` reads it. */
export function runAttributes({ set, format, isTest }: RunMark): string {
  return `run-${isTest ? 'test' : 'file'}="${set}" run-format="${format}"`;
}

/** The attributes of the block's element; none for a block that isn't runnable. */
export function runProperties(meta: string): Readonly<Record<string, string>> {
  const [, kind, set = ''] = /(?:^|\s)run-(test|file)="([^"]+)"/.exec(meta) ?? [];
  if (kind === undefined) return {};
  if (kind === 'file') return { 'data-run-file': set };
  const format = /(?:^|\s)run-format="([^"]+)"/.exec(meta)?.[1] ?? '';
  return { 'data-run': set, 'data-run-format': format };
}
