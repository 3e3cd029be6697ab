// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RunOutcome } from '../../src/contract.ts';
import { openRunView, type RunView } from '../../src/view/openRunView.tsx';
import { shareChanges } from '../../src/view/share/sharedCode.ts';
import { site } from '../fixture/src/site.ts';
import { asked, type FakeRun } from './fakeSession.ts';
import { errorAt, PASSED, result, SETS, tested } from './support.ts';

vi.mock('../../src/session/openSession', () => import('./fakeSession.ts'));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let view: RunView;
let reachable: boolean;
/** The JSON of the page's examples. */
let json: unknown;
let page = 0;

// What is loaded when it is wanted is there at once then: no clock waits for files.
beforeAll(async () => {
  await import('../../src/session/openSession.ts');
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <figure data-run="top" data-run-format="source"><figcaption>a.test.ts</figcaption>
      <button data-run-action="edit">Edit</button><button data-run-action="run">Run</button>
      <pre><code><span class="line">test('adds');</span></code></pre>
    </figure>`;
  Object.assign(asked, { runs: [], opened: 0, closed: 0, stopped: 0, warmed: [] });
  reachable = true;
  json = SETS;
  vi.stubGlobal('fetch', async () => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return Response.json(json);
  });
  // One that never loads: the editor's code has no colors.
  vi.stubGlobal('Worker', EventTarget);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page += 1;
  view = openRunView({ ...site, setsUrl: `/run/sets/${page}.json` });
});

afterEach(async () => {
  await act(async () => view.close());
  await settle();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Lets everything happen that is due within two frames. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(40));
const figure = () => document.querySelector('figure') as HTMLElement;
const said = () => document.querySelector('[role=status]')?.textContent;
const panel = () => document.querySelector('.run-panel')?.textContent ?? '';
const button = (name: string) => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    ({ textContent, offsetParent: _ }) => textContent === name,
  );
  if (!found) throw new Error(`There is no button “${name}”.`);
  return found;
};
const ask = async (kind: 'run' | 'edit') => {
  act(() => view.act(figure(), { kind }));
  await settle();
};
const press = async (name: string) => {
  act(() => button(name).click());
  await settle();
};
const last = (): FakeRun => {
  const run = asked.runs.at(-1);
  if (!run) throw new Error('Nothing was run.');
  return run;
};
const finish = async (outcome: RunOutcome) => {
  last().end(outcome);
  await settle();
};

test('of two runs only the second counts', async () => {
  await ask('run');
  const first = last();
  await ask('run');
  first.event(tested(result('old')));
  first.end({ kind: 'stopped' });
  last().event(tested(result('new')));
  await finish(PASSED);
  expect(panel()).toContain('new');
  expect(panel()).not.toContain('old');
  expect(said()).toBe('1 passed');
});

test.each([
  ['an empty object', {}],
  ['null', null],
  ['an example without files', { sets: { top: { ...SETS.sets.top, files: undefined } } }],
  [
    'code that is no text',
    { sets: { top: { ...SETS.sets.top, files: [{ path: 'a', code: 1 }] } } },
  ],
])('%s instead of the page’s examples is said to be wrong, and asked for again', async (_, bad) => {
  json = bad;
  await ask('run');
  expect(panel()).toContain('The server sent something else.');
  json = SETS;
  await press('Try again');
  await finish(PASSED);
  expect(said()).toBe('1 passed');
});

test('an example that the page no longer has leads to a reload', async () => {
  json = { sets: {} };
  await ask('run');
  expect(panel()).toContain('The site was updated.');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await press('Reload page');
  expect(reload).toHaveBeenCalledOnce();
});

test('of a thousand tests some are in the page, the failed ones too, and the rest on demand', async () => {
  await ask('run');
  for (let index = 0; index < 1000; index += 1) last().event(tested(result(`test ${index}`)));
  last().event(tested(result('late', { status: 'fail', errors: [errorAt('a.test.ts', 1)] })));
  await settle();
  const rows = () => document.querySelectorAll('.run-tree li').length;
  expect(rows()).toBeLessThan(110);
  expect(panel()).toContain('late');
  expect(panel()).toContain('And 902 more tests.');
  const before = rows();
  await press('Show more');
  expect(rows()).toBe(before + 100);
  expect(panel()).toContain('And 802 more tests.');
  last().event({ kind: 'omitted', omitted: { tests: 18_000, logs: 0, errors: 1 } });
  await finish({ kind: 'messageLimit', limit: 20_000 });
  expect(panel()).toContain('Too much to show here: 18,000 tests and 1 error.');
  expect(rows()).toBe(before + 100);
});

test('a link whose code can’t be loaded says so at its block, and opens on the next try', async () => {
  reachable = false;
  const hash = (await shareChanges('top', { 'src/sum.ts': 'linked' })) ?? '';
  await act(async () => view.openLink(hash));
  await vi.waitFor(() => expect(panel()).toContain('The server can’t be reached.'));
  reachable = true;
  await press('Try again');
  await vi.waitFor(() => expect(document.querySelector('.run-editor')).not.toBeNull());
  await settle();
  expect(document.querySelector<HTMLTextAreaElement>('[aria-label$="sum.ts"]')?.value).toBe(
    'linked',
  );
  expect(panel()).toBe('');
  expect(asked.runs).toEqual([]);
});

test('an editor that could not open opens on the second try, and runs nothing', async () => {
  reachable = false;
  await ask('edit');
  expect(said()).toBe('The example could not be run');
  reachable = true;
  await press('Try again');
  expect(document.querySelector('.run-editor')).not.toBeNull();
  expect(asked.runs).toEqual([]);
});

test('a sandbox that is not available is left for a new one', async () => {
  await ask('run');
  await finish({ kind: 'problem', problem: { kind: 'unavailable', message: 'no worker' } });
  expect(asked.closed).toBe(1);
  await press('Try again');
  expect(asked.opened).toBe(2);
});

test('a page that is left takes everything along', async () => {
  await ask('edit');
  await ask('run');
  view.close();
  await settle();
  expect(document.querySelector('[data-run-slot], [data-editing]')).toBeNull();
  expect(asked.closed).toBe(1);
});
