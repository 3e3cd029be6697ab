import { NAVIGATION_TIMING } from '../settings.ts';
import { type FetchFailure, LoadError } from './LoadError.ts';

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
    // The deadline holds for the body, too.
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
