import type {
  CodeLocation,
  FileResult,
  LogLine,
  RunError,
  RunEvent,
  RunProblem,
  TestResult,
  TestStatus,
} from '../../contract.ts';
import { RUN } from '../../limits.ts';
import { type FromRuntime, truncate } from '../protocol.ts';

/** A valid message, and how many errors were removed from it. */
type ReadMessage =
  | Exclude<FromRuntime, { kind: 'event' | 'end' }>
  | (Extract<FromRuntime, { kind: 'event' | 'end' }> & { readonly omittedErrors: number });

type Fields = Readonly<Record<string, unknown>>;

const STATUSES: readonly TestStatus[] = ['pass', 'fail', 'skip', 'todo'];
const LEVELS: readonly LogLine['level'][] = ['log', 'info', 'warn', 'error', 'debug', 'trace'];

/**
 * Reads a message of the runtime that runs the test file `entry`. The example may have forged it, so
 * nothing is trusted: a value with another shape is corrected or, if that isn't possible,
 * dropped. No array is iterated and no text is copied beyond the limits in `RUN`.
 */
export function readMessage(data: unknown, entry: string): ReadMessage | undefined {
  const fields = fieldsOf(data);
  switch (fields.kind) {
    case 'warm':
    case 'alive':
      return { kind: fields.kind };
    case 'failed':
      return { kind: 'failed', message: text(fields.message) };
    case 'end': {
      const { items, omitted } = list(fields.unhandled, RUN.errorsPerTest, error);
      const skippedLogs = count(fields.skippedLogs);
      return { kind: 'end', unhandled: items, skippedLogs, omittedErrors: omitted };
    }
    case 'problem': {
      const problem = problemOf(fieldsOf(fields.problem));
      return problem && { kind: 'problem', problem };
    }
    case 'event':
      return eventOf(fieldsOf(fields.event), entry);
    default:
      return undefined;
  }
}

function eventOf(fields: Fields, entry: string): ReadMessage | undefined {
  if (fields.kind === 'log') {
    const event: RunEvent = { kind: 'log', log: log(fieldsOf(fields.log), entry) };
    return { kind: 'event', event, omittedErrors: 0 };
  }
  if (fields.kind !== 'test' && fields.kind !== 'file') return undefined;
  const result = fieldsOf(fields[fields.kind]);
  const { items: errors, omitted } = list(result.errors, RUN.errorsPerTest, error);
  const event: RunEvent =
    fields.kind === 'test'
      ? { kind: 'test', test: test(result, entry, errors) }
      : { kind: 'file', file: file(result, entry, errors) };
  return { kind: 'event', event, omittedErrors: omitted };
}

function problemOf(fields: Fields): RunProblem | undefined {
  switch (fields.kind) {
    case 'syntax':
      return { kind: 'syntax', error: error(fields.error) };
    case 'import':
      return {
        kind: 'import',
        specifier: name(fields.specifier),
        location: location(fields.location),
      };
    case 'unavailable':
      return { kind: 'unavailable', message: text(fields.message) };
    default:
      return undefined;
  }
}

function test(fields: Fields, entry: string, errors: readonly RunError[]): TestResult {
  return {
    id: name(fields.id),
    file: entry,
    titles: titlesOf(fields.titles),
    status: oneOf(STATUSES, fields.status, 'fail'),
    durationMs: number(fields.durationMs),
    errors,
    retries: count(fields.retries),
  };
}

/** The outermost titles and the test's own; a `…` replaces omitted ones in between. */
function titlesOf(value: unknown): string[] {
  const { items, omitted } = list(value, RUN.titles, name);
  if (omitted === 0 || !Array.isArray(value)) return items;
  return [...items.slice(0, -2), '…', name(value.at(-1))];
}

function log(fields: Fields, entry: string): LogLine {
  return {
    level: oneOf(LEVELS, fields.level, 'log'),
    text: text(fields.text),
    file: entry,
    ...(fields.test !== undefined && { test: name(fields.test) }),
    ...(fields.location !== undefined && { location: location(fields.location) }),
  };
}

function file(fields: Fields, entry: string, errors: readonly RunError[]): FileResult {
  return {
    path: entry,
    status: oneOf(STATUSES, fields.status, 'fail'),
    durationMs: number(fields.durationMs),
    errors,
  };
}

function error(value: unknown): RunError {
  const fields = fieldsOf(value);
  return {
    name: name(fields.name),
    message: text(fields.message),
    ...(fields.diff !== undefined && { diff: text(fields.diff) }),
    locations: list(fields.locations, RUN.locations, location).items,
  };
}

function location(value: unknown): CodeLocation {
  const { path, line } = fieldsOf(value);
  return { path: name(path), line: Math.max(1, count(line)) };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

interface Items<Item> {
  readonly items: Item[];
  readonly omitted: number;
}

/** An array can claim any length; only its first `limit` items are read. */
function list<Item>(value: unknown, limit: number, read: (item: unknown) => Item): Items<Item> {
  if (!Array.isArray(value)) return { items: [], omitted: 0 };
  // `map` would skip the holes of a sparse array.
  const items = Array.from(value.slice(0, limit), (item) => read(item));
  return { items, omitted: value.length - items.length };
}

function name(value: unknown): string {
  return typeof value === 'string' ? truncate(value, RUN.nameLength) : '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? truncate(value, RUN.textLength) : '';
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

function count(value: unknown): number {
  return Math.min(Math.floor(number(value)), Number.MAX_SAFE_INTEGER);
}

function oneOf<Value>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.find((known) => known === value) ?? otherwise;
}
