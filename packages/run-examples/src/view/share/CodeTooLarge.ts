/** A link's code exceeds what the editor shows. */
export class CodeTooLarge extends Error {
  override readonly name = 'CodeTooLarge';
}
