/** A piece of code in one colour; without a class in the text's own. */
export interface Span {
  readonly text: string;
  readonly className?: string;
}
