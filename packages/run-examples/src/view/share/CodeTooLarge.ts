/** A link's code is beyond what the editor shows. */
export class CodeTooLarge extends Error {
  override readonly name = 'CodeTooLarge';
}
