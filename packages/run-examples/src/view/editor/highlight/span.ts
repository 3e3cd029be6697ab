/** A piece of code in one color; without a class, it inherits the color of the text. */
export interface Span {
  readonly text: string;
  readonly className?: string;
}
