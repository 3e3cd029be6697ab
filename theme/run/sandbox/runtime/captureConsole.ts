import { formatConsoleArgs } from '@rstest/core/internal/browser-runtime';
import { RUN } from '../../../site.ts';
import type { LogLine } from '../../contract.ts';
import { plain } from './runError.ts';
import type { StackPlaces } from './stackPlaces.ts';

export interface CaptureOptions {
  readonly file: string;
  readonly places: StackPlaces;
  /** Id of the test that runs now. */
  readonly test: () => string | undefined;
  readonly write: (line: LogLine) => void;
}

type Level = LogLine['level'];

/** Puts a console in the place of the browser's; `log` and the like write lines. */
export function captureConsole(options: CaptureOptions): Console {
  const { file, places, test, write } = options;
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  let written = 0;
  let depth = 0;

  const print = (level: Level, args: readonly unknown[]) => {
    written += 1;
    if (written > RUN.logLines) return;
    const id = test();
    // The innermost place in the example's own code is where the line was written.
    const [place] = places.of(new Error().stack ?? '');
    const text = '  '.repeat(depth) + plain(formatted(args)).slice(0, RUN.logLength);
    write({ level, text, file, ...(id !== undefined && { test: id }), ...(place && { place }) });
  };
  const printer =
    (level: Level) =>
    (...args: unknown[]) =>
      print(level, args);
  const elapsed = (label = 'default') => {
    const start = timers.get(label);
    return start === undefined
      ? undefined
      : `${label}: ${(performance.now() - start).toFixed(3)}ms`;
  };

  const captured: Partial<Console> = {
    log: printer('log'),
    info: printer('info'),
    warn: printer('warn'),
    error: printer('error'),
    debug: printer('debug'),
    dir: (value: unknown) => print('log', [value]),
    dirxml: printer('log'),
    table: (value: unknown) => print('log', [value]),
    trace: (...args: unknown[]) => print('trace', ['Trace:', ...args]),
    assert(condition?: unknown, ...args: unknown[]) {
      if (!condition) print('error', ['Assertion failed', ...args]);
    },
    count(label = 'default') {
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      print('log', [`${label}: ${count}`]);
    },
    countReset: (label = 'default') => void counts.delete(label),
    group(...args: unknown[]) {
      if (args.length > 0) print('log', args);
      depth += 1;
    },
    groupCollapsed(...args: unknown[]) {
      captured.group?.(...args);
    },
    groupEnd() {
      depth = Math.max(0, depth - 1);
    },
    time: (label = 'default') => void timers.set(label, performance.now()),
    timeLog: (label, ...args: unknown[]) => print('log', [elapsed(label), ...args]),
    timeEnd(label = 'default') {
      const text = elapsed(label);
      if (text !== undefined) print('log', [text]);
      timers.delete(label);
    },
    clear: () => {},
  };
  const replaced = Object.assign(Object.create(console) as Console, captured);
  Object.defineProperty(globalThis, 'console', {
    value: replaced,
    configurable: true,
    enumerable: false,
    writable: true,
  });
  return replaced;
}

function formatted(args: readonly unknown[]): string {
  try {
    return formatConsoleArgs([...args]);
  } catch {
    return args.map((arg) => typeof arg).join(' ');
  }
}
