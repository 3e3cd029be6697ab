/** A failure that another try may mend: DocSearch shows its error screen for this name. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}
