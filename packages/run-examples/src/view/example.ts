import type { Dispatch } from 'react';
import type { CodeLocation, RunFormat } from '../contract';
import type { ProjectAction, ProjectState } from '../project/projectState';
import type { LinesByFile } from './result/runState';
import type { Run } from './result/useRun';

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

export interface ExampleControl {
  readonly block: Block;
  readonly project: ProjectState;
  readonly act: Dispatch<ProjectAction>;
  readonly isEditing: boolean;
  readonly run: Run;
  /** Lines that failed in the latest run, by file. */
  readonly failing: LinesByFile;
  readonly follow: (intent: Intent) => void;
  /** Runs the code of the editor or, if it's closed, of the block. Reopens an editor that failed to open. */
  readonly runAgain: () => void;
  readonly goTo: (location: CodeLocation) => void;
  readonly closeResults: () => void;
  readonly closeEditor: () => void;
}
