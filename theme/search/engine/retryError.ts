/** What DocSearch shows its error screen for. A further try may succeed. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}
