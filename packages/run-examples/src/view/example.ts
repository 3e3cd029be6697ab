import type { RunFormat } from '../contract';

/** A runnable code block of the page, as rendered by the build. */
export interface Block {
  readonly figure: HTMLElement;
  readonly set: string;
  readonly format: RunFormat;
  /** Path of the file that the block shows. */
  readonly path: string;
}

/** The block of a figure; undefined if the figure can't be run. */
export function blockOf(figure: HTMLElement): Block | undefined {
  const { run: set, runFormat } = figure.dataset;
  if (set === undefined) return undefined;
  const format = runFormat === 'bundle' ? 'bundle' : 'source';
  return { figure, set, format, path: captionOf(figure) };
}

/** The page's element with the code of an example's file, if there is one. */
export function findCode(set: string, path: string): HTMLElement | undefined {
  const name = CSS.escape(set);
  const selector = `figure[data-run="${name}"], figure[data-run-file="${name}"]`;
  const figures = [...document.querySelectorAll<HTMLElement>(selector)];
  const figure = figures.find((candidate) => captionOf(candidate) === path);
  return figure?.querySelector<HTMLElement>('pre code') ?? undefined;
}

function captionOf(figure: HTMLElement): string {
  return figure.querySelector('figcaption')?.textContent?.trim() ?? '';
}

/** A reader's request to run or edit an example; a new object for each request. */
export interface Intent {
  readonly kind: 'run' | 'edit';
}
