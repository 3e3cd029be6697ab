/** A piece of code in one color; without a class, it inherits the text's color. */
export interface Span {
  readonly text: string;
  readonly className?: string;
}
