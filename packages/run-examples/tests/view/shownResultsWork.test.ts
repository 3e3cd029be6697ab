import { afterEach, expect, test } from 'vitest';
import type { RunEvent } from '../../src/contract.ts';
import { RunResults } from '../../src/view/result/runResults.ts';
import { shownResults } from '../../src/view/result/shownResults.ts';
import { logged, logLine, result, tested } from './support.ts';

/** The work for an event: fields read and steps of loops. */
let work = 0;
const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

/** Counts the steps of loops over what this prototype belongs to. */
function countSteps(prototype: object, method: PropertyKey): void {
  const original: () => Iterator<unknown> = Reflect.get(prototype, method);
  Reflect.set(prototype, method, function (this: unknown) {
    const iterator = original.call(this);
    return {
      [Symbol.iterator]() {
        return this;
      },
      next() {
        work += 1;
        return iterator.next();
      },
    };
  });
  restore.push(() => Reflect.set(prototype, method, original));
}

/** Counts how often fields are read. */
function counted<Value extends object>(value: Value): Value {
  return new Proxy(value, {
    get(target, name) {
      work += 1;
      return Reflect.get(target, name);
    },
  });
}

/** Fields read and steps of loops, on average, where a frame is rendered every 300 events. */
function workPerEvent(count: number, eventOf: (index: number) => RunEvent): number {
  const events = Array.from({ length: count }, (_, index): RunEvent => {
    const event = eventOf(index);
    if (event.kind === 'test') return { kind: 'test', test: counted(event.test) };
    if (event.kind === 'log') return { kind: 'log', log: counted(event.log) };
    return event.kind === 'file' ? { kind: 'file', file: counted(event.file) } : event;
  });
  const results = new RunResults();
  work = 0;
  for (let index = 0; index < count; index += 1) {
    const event = events[index];
    if (event) results.add(event);
    if (index % 300 === 299) shownResults(results, [], 1);
  }
  return work / count;
}

function fileEvent(path: string): RunEvent {
  return { kind: 'file', file: { path, status: 'fail', durationMs: 1, errors: [] } };
}

test.each([
  ['tests', (index: number) => tested(result(`suite ${index % 50} > test ${index}`))],
  ['failures', (index: number) => tested(result(`test ${index}`, { status: 'fail' }))],
  ['repeated tests', (index: number) => tested(result(`test ${index % 1000}`))],
  ['output', (index: number) => logged(logLine('a', { test: `test ${index % 10}` }))],
  ['files', (index: number) => fileEvent(`${index}.test.ts`)],
])('doesn’t grow with the number of %s before it', (_, eventOf) => {
  countSteps(Map.prototype, 'values');
  countSteps(Set.prototype, Symbol.iterator);
  countSteps(Array.prototype, Symbol.iterator);
  const few = workPerEvent(3000, eventOf);
  const many = workPerEvent(21_000, eventOf);
  expect(many).toBeLessThan(few * 1.2);
});
