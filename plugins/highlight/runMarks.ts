import type { RunPlace } from '../../theme/run/contract.ts';

/** What a fence of a runnable example says of it. */
export interface RunMark {
  readonly set: string;
  readonly place: RunPlace;
  /** Whether it holds tests: such blocks bear the buttons. */
  readonly isTest: boolean;
}

/** For the rest of a fence's first line; `readRunMark` reads it there. */
export function runAttributes({ set, place, isTest }: RunMark): string {
  return `run-${isTest ? 'test' : 'file'}="${set}" run-place="${place}"`;
}

/** The attributes of the block's element, none for a block that runs nowhere. */
export function runProperties(meta: string): Readonly<Record<string, string>> {
  const [, kind, set = ''] = /(?:^|\s)run-(test|file)="([^"]+)"/.exec(meta) ?? [];
  if (kind === undefined) return {};
  if (kind === 'file') return { 'data-run-file': set };
  const place = /(?:^|\s)run-place="([^"]+)"/.exec(meta)?.[1] ?? '';
  return { 'data-run': set, 'data-run-place': place };
}

export function fenceTitle(meta: string): string | undefined {
  return /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
}
