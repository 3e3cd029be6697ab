import { type FetchFailure, LoadError } from './LoadError.ts';
import { loadText } from './loadText.ts';

/** What the bundler's runtime rejects a dynamic import with. */
interface ChunkLoadError {
  readonly name: 'ChunkLoadError';
  readonly type: string;
  /** The script's URL. */
  readonly request: string;
}

/** Why something could not be loaded; undefined for errors that aren't about loading. */
export async function loadFailureOf(error: unknown): Promise<FetchFailure | undefined> {
  if (error instanceof LoadError) return error.reason;
  if (!isChunkLoadError(error)) return undefined;
  return error.type === 'timeout' ? 'stalled' : diagnoseLoad(error.request);
}

/**
 * Why the browser could not load a script or a stylesheet. Browsers don't say, so this requests the
 * file once more.
 */
export async function diagnoseLoad(url: string): Promise<FetchFailure> {
  try {
    await loadText(url, { cache: 'no-store' });
  } catch (error) {
    if (error instanceof LoadError) return error.reason;
  }
  // The server has it by now.
  return 'unreachable';
}

function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error;
}
