import type { TextStyle } from './textWidth.ts';

/** Positions and sizes in pixels, from the top left corner of the diagram. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnBox extends Area {
  readonly tone: 'box' | 'frame' | 'accent' | 'muted';
  readonly lines: readonly Line[];
}

/** A line of text. */
export interface Line extends TextStyle {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly anchor: 'start' | 'middle';
  readonly color: 'text' | 'soft';
}

/** The points of a line; an arrow has its head at the last one. */
export interface Arrow {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly blocked: boolean;
  readonly label: readonly Line[];
}

/** What a diagram consists of in one language. */
export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
  readonly arrows: readonly Arrow[];
}
