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

type Fields = Readonly<Record<string, unknown>>;

const STATUSES: readonly TestStatus[] = ['pass', 'fail', 'skip', 'todo'];
const LEVELS: readonly LogLine['level'][] = ['log', 'info', 'warn', 'error', 'debug', 'trace'];

/**
 * Reads a message of the runtime that runs the test file `entry`. The example may have forged the message,
 * so a value with another shape is corrected or, if that isn't possible, dropped. No array is iterated and
 * no text is copied beyond the limits in `RUN`.
 */
export function readMessage(data: unknown, entry: string): FromRuntime | undefined {
  const fields = fieldsOf(data);
  switch (fields.kind) {
    case 'warm':
    case 'alive':
      return { kind: fields.kind };
    case 'failed':
      return { kind: 'failed', message: text(fields.message) };
    case 'end':
      return { kind: 'end', unhandled: list(fields.unhandled, RUN.errorsPerTest, error) };
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

function eventOf(fields: Fields, entry: string): FromRuntime | undefined {
  const { kind } = fields;
  if (kind === 'log') return event({ kind, log: log(fieldsOf(fields.log), entry) });
  if (kind === 'test') return event({ kind, test: test(fieldsOf(fields.test), entry) });
  return kind === 'file' ? event({ kind, file: file(fieldsOf(fields.file), entry) }) : undefined;
}

const event = (read: RunEvent): FromRuntime => ({ kind: 'event', event: read });

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

function test(fields: Fields, entry: string): TestResult {
  return {
    id: name(fields.id),
    file: entry,
    titles: list(fields.titles, RUN.titles, name),
    status: oneOf(STATUSES, fields.status, 'fail'),
    durationMs: number(fields.durationMs),
    errors: errorsOf(fields),
    retries: count(fields.retries),
  };
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

function file(fields: Fields, entry: string): FileResult {
  return {
    path: entry,
    status: oneOf(STATUSES, fields.status, 'fail'),
    durationMs: number(fields.durationMs),
    errors: errorsOf(fields),
  };
}

function errorsOf({ errors }: Fields): RunError[] {
  return list(errors, RUN.errorsPerTest, error);
}

function error(value: unknown): RunError {
  const fields = fieldsOf(value);
  return {
    name: name(fields.name),
    message: text(fields.message),
    ...(fields.diff !== undefined && { diff: text(fields.diff) }),
    locations: list(fields.locations, RUN.locations, location),
  };
}

function location(value: unknown): CodeLocation {
  const { path, line } = fieldsOf(value);
  return { path: name(path), line: Math.max(1, count(line)) };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** An array can claim any length; only its first `limit` items are read. */
function list<Item>(value: unknown, limit: number, read: (item: unknown) => Item): Item[] {
  // `map` would skip the holes of a sparse array.
  return Array.isArray(value) ? Array.from(value.slice(0, limit), (item) => read(item)) : [];
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
  return values.find((allowed) => allowed === value) ?? otherwise;
}
