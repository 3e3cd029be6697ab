import { NAVIGATION_TIMING } from '../settings.ts';

/** Why a file of the site could not be loaded. */
export type FetchFailure =
  /** The browser has no network connection. */
  | 'offline'
  /** The file, or its end, didn't arrive before the deadline. */
  | 'timeout'
  /** A script didn't arrive in time. Only a reload helps: another import waits for the first request. */
  | 'stalled'
  /** The server no longer has the file: the site was deployed after the page was opened. */
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

export interface LoadOptions {
  /** Whether the file is HTML. For other files, HTML is an error: some hosts send it instead of a 404. */
  readonly html?: boolean;
  readonly cache?: RequestCache;
}

/**
 * Fetches a file of the site as text. Rejects with a `LoadError`, at the latest after
 * `NAVIGATION_TIMING.loadDeadline`.
 */
export async function loadText(
  url: string,
  { html = false, cache = 'default' }: LoadOptions = {},
): Promise<string> {
  const deadline = AbortSignal.timeout(NAVIGATION_TIMING.loadDeadline);
  try {
    const response = await fetch(url, { cache, signal: deadline });
    const { ok, status, headers } = response;
    if (!ok) throw new LoadError(url, isGone(status) ? 'outdated' : 'invalid', `status ${status}`);
    if (!html && headers.get('content-type')?.includes('text/html')) {
      throw new LoadError(url, 'outdated', 'the server sent HTML');
    }
    // Awaited here, because the deadline holds for the body, too.
    return await response.text();
  } catch (error) {
    if (error instanceof LoadError) throw error;
    throw new LoadError(url, networkFailure(deadline), String(error), { cause: error });
  }
}

function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

function networkFailure(deadline: AbortSignal): FetchFailure {
  if (!navigator.onLine) return 'offline';
  return deadline.aborted ? 'timeout' : 'unreachable';
}

/** The reason why a file could not be loaded; undefined for errors that aren't about loading. */
export async function loadFailureOf(error: unknown): Promise<FetchFailure | undefined> {
  if (error instanceof LoadError) return error.reason;
  // What the bundler's runtime rejects a dynamic import with. `request` is the script's URL.
  const { name, type, request } = Object(error) as Partial<Record<string, string>>;
  if (name !== 'ChunkLoadError' || request === undefined) return undefined;
  return type === 'timeout' ? 'stalled' : diagnoseLoad(request);
}

/** The reason why a script or a stylesheet failed. Browsers don't say, so this requests the file again. */
export async function diagnoseLoad(url: string): Promise<FetchFailure> {
  try {
    await loadText(url, { cache: 'no-store' });
  } catch (error) {
    if (error instanceof LoadError) return error.reason;
  }
  // The second request succeeded, so the first one failed on its way.
  return 'unreachable';
}
