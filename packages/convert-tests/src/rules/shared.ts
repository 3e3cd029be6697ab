/** Rows that the tables of Jest and Vitest have in common. */
import type { Row } from './rule.ts';

/** Options with the same name and purpose. */
export const SAME_OPTIONS = [
  'testTimeout',
  'bail',
  'maxConcurrency',
  'logHeapUsage',
  'silent',
] as const;

/** Functions of `jest` and `vi` that `rs` has, too. */
export const SAME_FUNCTIONS = [
  'fn',
  'spyOn',
  'isMockFunction',
  'mocked',
  'clearAllMocks',
  'resetModules',
  'useRealTimers',
  'setSystemTime',
  'getRealSystemTime',
  'runAllTicks',
  'runAllTimers',
  'runAllTimersAsync',
  'runOnlyPendingTimers',
  'runOnlyPendingTimersAsync',
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'advanceTimersToNextTimer',
  'advanceTimersToNextTimerAsync',
  'advanceTimersToNextFrame',
  'getTimerCount',
  'clearAllTimers',
] as const;

export const TICK_MODE: Row = ['setTimerTickMode', 'renamed', 'rs.setTickMode'];

export const SNAPSHOT_SERIALIZERS: Row = [
  'snapshotSerializers',
  'none',
  ['expect-static expect.addSnapshotSerializer'],
  {
    en: 'Call `expect.addSnapshotSerializer` in a setup file.',
    zh: '请在 setup 文件里调用 `expect.addSnapshotSerializer`。',
  },
];
