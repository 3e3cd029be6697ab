/** Why a file of the site could not be loaded. */
export type FetchFailure =
  /** The browser has no network connection. */
  | 'offline'
  /** The file, or its end, didn't arrive before the deadline. */
  | 'timeout'
  /**
   * The same for a script. Only a reload helps: another import of it would wait for the first request.
   */
  | 'stalled'
  /** The server no longer has it: the site was deployed after the page was opened. */
  | 'outdated'
  /** The request failed. */
  | 'unreachable'
  /** The server answered with an error, or with something other than the file. */
  | 'invalid';

export class LoadError extends Error {
  override readonly name = 'LoadError';

  /** `detail` ends the English message, which is meant for the console. */
  constructor(
    url: string,
    readonly reason: FetchFailure,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${url} could not be loaded: ${detail}`, options);
  }
}

/** Whether trying again can't help, and a reload of the page can. */
export function needsReload(reason: string | undefined): boolean {
  return reason === 'outdated' || reason === 'stalled';
}
