/** The index or the worker couldn't be loaded: another try may succeed. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}
