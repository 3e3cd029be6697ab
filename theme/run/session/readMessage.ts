import type {
  CodePlace,
  FileResult,
  LogLine,
  RunError,
  RunEvent,
  RunProblem,
  TestResult,
  TestStatus,
} from '../contract.ts';
import type { FromCell } from '../sandbox/protocol.ts';

export type ReadMessage = FromCell;

type Fields = Readonly<Record<string, unknown>>;

const STATUSES: readonly TestStatus[] = ['pass', 'fail', 'skip', 'todo'];
const LEVELS: readonly LogLine['level'][] = ['log', 'info', 'warn', 'error', 'debug', 'trace'];

/**
 * Reads what a cell said. The code in it may have said it itself, so that nothing is taken as it
 * is: what has another shape is mended or, where nothing can be made of it, left out.
 */
export function readMessage(data: unknown): ReadMessage | undefined {
  const fields = fieldsOf(data);
  switch (fields.kind) {
    case 'warm':
    case 'alive':
    case 'stuck':
      return { kind: fields.kind };
    case 'end':
      return { kind: 'end', unhandled: list(fields.unhandled, error) };
    case 'problem': {
      const problem = problemOf(fieldsOf(fields.problem));
      return problem && { kind: 'problem', problem };
    }
    case 'event': {
      const event = eventOf(fieldsOf(fields.event));
      return event && { kind: 'event', event };
    }
    default:
      return undefined;
  }
}

function eventOf(fields: Fields): RunEvent | undefined {
  if (fields.kind === 'test') return { kind: 'test', test: test(fieldsOf(fields.test)) };
  if (fields.kind === 'log') return { kind: 'log', log: log(fieldsOf(fields.log)) };
  if (fields.kind === 'file') return { kind: 'file', file: file(fieldsOf(fields.file)) };
  return undefined;
}

function problemOf(fields: Fields): RunProblem | undefined {
  switch (fields.kind) {
    case 'syntax':
      return { kind: 'syntax', error: error(fields.error) };
    case 'import':
      return { kind: 'import', specifier: text(fields.specifier), place: place(fields.place) };
    case 'unavailable':
      return { kind: 'unavailable', message: text(fields.message) };
    default:
      return undefined;
  }
}

function test(fields: Fields): TestResult {
  return {
    id: text(fields.id),
    file: text(fields.file),
    titles: list(fields.titles, text),
    status: oneOf(STATUSES, fields.status, 'fail'),
    durationMs: number(fields.durationMs),
    errors: list(fields.errors, error),
    retries: number(fields.retries),
  };
}

function log(fields: Fields): LogLine {
  return {
    level: oneOf(LEVELS, fields.level, 'log'),
    text: text(fields.text),
    file: text(fields.file),
    ...(fields.test !== undefined && { test: text(fields.test) }),
    ...(fields.place !== undefined && { place: place(fields.place) }),
  };
}

function file(fields: Fields): FileResult {
  return {
    path: text(fields.path),
    status: oneOf(STATUSES, fields.status, 'fail'),
    durationMs: number(fields.durationMs),
    errors: list(fields.errors, error),
  };
}

function error(value: unknown): RunError {
  const fields = fieldsOf(value);
  return {
    name: text(fields.name),
    message: text(fields.message),
    ...(fields.diff !== undefined && { diff: text(fields.diff) }),
    places: list(fields.places, place),
  };
}

function place(value: unknown): CodePlace {
  const { path, line, column } = fieldsOf(value);
  return {
    path: text(path),
    line: Math.max(1, number(line)),
    ...(column !== undefined && { column: number(column) }),
  };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function list<Item>(value: unknown, read: (item: unknown) => Item): Item[] {
  return Array.isArray(value) ? value.map(read) : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

function oneOf<Value>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.find((known) => known === value) ?? otherwise;
}
