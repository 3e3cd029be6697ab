import { expect, test } from 'vitest';
import type { RunEvent, RunnableSet, RunOutcome } from '../../src/contract.ts';
import { runEarly, runSet } from '../../src/view/earlyRun.ts';
import { asked, openSession } from './fakeSession.ts';

const session = openSession();
const STOPPED: RunOutcome = { kind: 'stopped' };

const setOf = (name: string): RunnableSet => ({
  name,
  files: [],
  format: 'source',
  options: {},
  packages: {},
});
const eventOf = (text: string) => ({ kind: 'log', log: { text } }) as unknown as RunEvent;

test('a view that comes later gets everything of a run that started before it', async () => {
  const set = setOf('early');
  const before = asked.runs.length;
  runEarly(session, set);
  const run = asked.runs.at(-1);
  run?.event(eventOf('before'));
  const events: RunEvent[] = [];
  const outcome = runSet(session, set, (event) => events.push(event));
  run?.event(eventOf('after'));
  run?.end(STOPPED);
  expect(events).toEqual([eventOf('before'), eventOf('after')]);
  expect(await outcome).toBe(STOPPED);
  expect(asked.runs).toHaveLength(before + 1);
});

test('the next run of the same set is a run of its own, and so is that of another set', () => {
  const set = setOf('early');
  runEarly(session, set);
  runSet(session, set, () => {});
  const before = asked.runs.length;
  runSet(session, set, () => {});
  expect(asked.runs).toHaveLength(before + 1);

  runEarly(session, set);
  runSet(session, setOf('other'), () => {});
  expect(asked.runs.slice(before + 1).map((run) => run.set.name)).toEqual(['early', 'other']);
});
