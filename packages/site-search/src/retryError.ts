/** A failure that another try may mend. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}
