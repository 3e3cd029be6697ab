import type { RunError } from '../../contract.ts';
import type { StackLocations } from './stackLocations.ts';
import { ROOT } from './workerState.ts';

/** An error as formatted by Rstest's runtime, or as it was thrown. */
export interface RawError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly diff?: unknown;
}

/** Accepts anything that can be thrown. */
export function runError(thrown: unknown, locations: StackLocations): RunError {
  const error = isObject(thrown) ? (thrown as RawError) : { message: safeText(thrown) };
  const diff = typeof error.diff === 'string' && error.diff !== '' ? error.diff : undefined;
  return {
    name: textOr(error.name, 'Error'),
    message: plain(textOr(error.message, '')),
    ...(diff !== undefined && { diff: plain(diff) }),
    locations: locations.of(textOr(error.stack, '')),
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal escape sequences
const COLOR = /\u001b\[[\d;]*m/g;

/** Without colors, and with paths as shown on the page. */
export function plain(text: string): string {
  return text.replace(COLOR, '').replaceAll(`${ROOT}/`, '');
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function safeText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}
