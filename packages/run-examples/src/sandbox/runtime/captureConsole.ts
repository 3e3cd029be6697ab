import { formatConsoleArgs } from '@rstest/core/internal/browser-runtime';
import type { LogLine } from '../../contract.ts';
import { RUN } from '../../limits.ts';
import { truncate } from '../protocol.ts';
import { type StackLocations, toPlainText } from './runError.ts';

interface CaptureOptions {
  readonly file: string;
  readonly locations: StackLocations;
  /** ID of the running test. */
  readonly test: () => string | undefined;
  readonly write: (line: LogLine) => void;
}

type Level = LogLine['level'];

/**
 * Replaces the browser's console, which would show texts of any length in the page's console. `log` and
 * similar methods call `write`.
 */
export function captureConsole(options: CaptureOptions): void {
  const { file, locations, test, write } = options;
  let written = 0;
  let depth = 0;

  const print = (level: Level, args: readonly unknown[]) => {
    written += 1;
    // One more than the relay's budget has room for, so that the relay reports that lines are left out.
    if (written > RUN.logs + 1) return;
    const id = test();
    // The innermost location in the example's own code is the call.
    const [location] = locations.of(new Error().stack ?? '');
    const text = '  '.repeat(depth) + toPlainText(format(args));
    write({
      level,
      text: truncate(text, RUN.textLength),
      file,
      ...(id !== undefined && { test: id }),
      ...(location && { location }),
    });
  };
  const printer =
    (level: Level) =>
    (...args: unknown[]) =>
      print(level, args);
  const captured: Partial<Console> = {
    log: printer('log'),
    info: printer('info'),
    warn: printer('warn'),
    error: printer('error'),
    debug: printer('debug'),
    dir: (value: unknown) => print('log', [value]),
    table: (value: unknown) => print('log', [value]),
    trace: (...args: unknown[]) => print('trace', ['Trace:', format(args)]),
    assert(condition?: unknown, ...args: unknown[]) {
      if (!condition) print('error', ['Assertion failed', format(args)]);
    },
    group(...args: unknown[]) {
      if (args.length > 0) print('log', args);
      depth += 1;
    },
    groupCollapsed: (...args: unknown[]) => captured.group?.(...args),
    groupEnd() {
      depth = Math.max(0, depth - 1);
    },
  };
  // The other methods of a browser's console do nothing.
  const silent = Object.keys(console).map((name) => [name, () => {}] as const);
  Object.defineProperty(globalThis, 'console', {
    value: { ...Object.fromEntries(silent), ...captured },
    configurable: true,
    enumerable: false,
    writable: true,
  });
}

/** The text that Rstest prints; the types of the arguments if they can't be formatted. */
function format(args: readonly unknown[]): string {
  try {
    return formatConsoleArgs([...args]);
  } catch {
    return args.map((arg) => typeof arg).join(' ');
  }
}
