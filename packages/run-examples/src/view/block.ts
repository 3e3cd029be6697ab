import type { RunFormat } from '../contract';
import type { Changes } from './share/sharedCode';

/** A runnable code block of the page, as rendered by the build. */
export interface Block {
  readonly figure: HTMLElement;
  readonly set: string;
  readonly format: RunFormat;
  /** The file that it shows. */
  readonly path: string;
}

/** Undefined if the figure can't be run. */
export function blockOf(figure: HTMLElement): Block | undefined {
  const { run: set, runFormat } = figure.dataset;
  if (set === undefined) return undefined;
  const format = runFormat === 'bundle' ? 'bundle' : 'source';
  return { figure, set, format, path: captionOf(figure) };
}

/** The page's first block of an example. */
export function findBlock(root: ParentNode, set: string): Block | undefined {
  const figure = root.querySelector<HTMLElement>(`figure[data-run="${CSS.escape(set)}"]`);
  return figure ? blockOf(figure) : undefined;
}

/** The page's element for line `line` of an example's file; null if there's none. */
export function findLine(root: ParentNode, set: string, path: string, line: number) {
  const name = CSS.escape(set);
  const selector = `figure[data-run="${name}"], figure[data-run-file="${name}"]`;
  const figures = [...root.querySelectorAll<HTMLElement>(selector)];
  const figure = figures.find((candidate) => captionOf(candidate) === path);
  return figure?.querySelectorAll<HTMLElement>('pre .line')[line - 1] ?? null;
}

function captionOf(figure: HTMLElement): string {
  return figure.querySelector('figcaption')?.textContent?.trim() ?? '';
}

/** What a reader wants to do with an example. */
export type Intent =
  | { readonly kind: 'run' }
  | { readonly kind: 'edit' }
  /** Opens the editor with code from a link. */
  | { readonly kind: 'shared'; readonly changes: Changes }
  /** Shows why a link couldn't be opened, and a button for `retry`. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void };
