import type { Language } from '../../content/languages.ts';

/** A text in both languages, or code, which is the same in both. */
export type Text = string | Readonly<Record<Language, string>>;

/** How an item is connected to the one above it. A blocked link is crossed out. */
export type Link = 'down' | 'up' | 'blocked' | 'none';

interface Linked {
  /** The first item of a list has none; the default for others is `down`. */
  readonly link?: Link;
  /** Next to the arrow. */
  readonly linkLabel?: Text;
}

export interface Box extends Linked {
  readonly kind: 'box';
  readonly title?: Text;
  /** Whether the title is set like code. */
  readonly code?: boolean;
  readonly detail?: Text;
  /** The box that the diagram is about, or one that has no effect. */
  readonly tone?: 'accent' | 'muted';
}

/** A frame with a title around items, which are listed from top to bottom. */
export interface Frame extends Linked {
  readonly kind: 'frame';
  readonly title: Text;
  readonly items: readonly Item[];
}

/** Items of the same width and height next to each other. */
export interface Row extends Linked {
  readonly kind: 'row';
  readonly items: readonly (Box | Frame)[];
}

export type Item = Box | Frame | Row;

/** A diagram that is read from top to bottom. */
export interface Diagram {
  /** Part of the file's name. */
  readonly name: string;
  readonly title: Text;
  readonly items: readonly Item[];
  /** An arrow from an item back to an earlier one, along the right side; positions in `items`. */
  readonly loop?: { readonly from: number; readonly to: number };
}

/** The text in a language. Throws if it's missing. */
export function textIn(text: Text, language: Language): string {
  const value = typeof text === 'string' ? text : text[language];
  if (value?.trim()) return value;
  const other = JSON.stringify(text);
  throw new Error(`the text ${other} is missing in "${language}": add it`);
}
