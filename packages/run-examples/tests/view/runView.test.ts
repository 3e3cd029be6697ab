// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RunOutcome } from '../../src/contract.ts';
import { saveProject } from '../../src/project/savedProjects.ts';
import { openRunView, type RunView } from '../../src/view/openRunView.tsx';
import { asked, type FakeRun } from './fakeSession.ts';
import { PASSED, result, SETS, tested, words } from './support.ts';

vi.mock('../../src/session/session', () => import('./fakeSession.ts'));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let view: RunView;
let reachable: boolean;
/** The JSON of the page's examples. */
let json: unknown;
let page = 0;

// Loads the lazy modules first, because fake timers don't wait for files.
beforeAll(async () => {
  await import('../../src/session/session.ts');
  await import('../../src/view/editor/codeMirror.ts');
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <figure data-run="top" data-run-format="source"><figcaption>a.test.ts</figcaption>
      <button data-run-action="edit">Edit</button><button data-run-action="run">Run</button>
      <pre><code><span class="line">test('adds');</span></code></pre>
    </figure>`;
  Object.assign(asked, { runs: [], closed: 0, stopped: 0 });
  reachable = true;
  json = SETS;
  vi.stubGlobal('fetch', async () => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return Response.json(json);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page += 1;
  view = openRunView({
    setsUrl: `/run/sets/${page}.json`,
    text: words,
    loadText: async (url) => (await fetch(url)).text(),
    loadFailureOf: async () => (reachable ? undefined : 'unreachable'),
    copyText: async () => true,
    playground: {
      baseOf: (set) => `${page}:${set}`,
      urlOf: (base) => `/playground#play=${base}`,
      linkAttributes: {},
    },
  });
});

afterEach(async () => {
  await act(async () => view.close());
  await settle();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Runs everything that is due within two frames. */
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
])('%s instead of the page’s examples is said to be wrong, and asked for again', async (_, bad) => {
  json = bad;
  await ask('run');
  expect(panel()).toContain('The server sent something else.');
  json = SETS;
  await press('Try again');
  expect(document.activeElement).toBe(document.querySelector('.run-panel'));
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

test('an editor that could not open opens on the second try, and runs nothing', async () => {
  reachable = false;
  await ask('edit');
  expect(said()).toBe('The example could not be run');
  reachable = true;
  await press('Try again');
  expect(document.querySelector('.run-editor')).not.toBeNull();
  expect(asked.runs).toEqual([]);
});

test('a run after an editor that could not open is repeated as a run', async () => {
  reachable = false;
  await ask('edit');
  reachable = true;
  await ask('run');
  await finish(PASSED);
  await press('Run again');
  expect(asked.runs).toHaveLength(2);
  expect(document.querySelector('.run-editor')).toBeNull();
});

test('a page that is left takes everything along', async () => {
  await ask('edit');
  await ask('run');
  view.close();
  await settle();
  expect(document.querySelector('[data-run-slot], [data-editing]')).toBeNull();
  expect(asked.closed).toBe(1);
});

test('arrow keys switch between files, except those that go back and forward in the browser', async () => {
  await ask('edit');
  const keys = (init: KeyboardEventInit) =>
    act(() => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, ...init });
      document.querySelector('[role=tab][aria-selected=true]')?.dispatchEvent(event);
    });
  const shown = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
  keys({ altKey: true });
  expect(shown()).toBe('a.test.ts');
  keys({});
  expect(shown()).toBe('src/sum.ts');
});

const field = () => document.querySelector('.run-editor .cm-content');

test.each([
  ['the reader’s changes', { changes: { 'a.test.ts': 'mine' } }, 'mine'],
  ['code of a link', { changes: { 'a.test.ts': 'foreign' }, isForeign: true }, "test('adds');"],
  ['a file that the page lacks', { changes: { 'new.ts': '' } }, "test('adds');"],
  ['a config, which pages don’t read', { changes: { 'rstest.config.ts': '' } }, "test('adds');"],
])('an editor opens after %s was saved', async (_, saved, code) => {
  saveProject({ id: `${page}:top`, ...saved });
  await ask('edit');
  expect(field()?.textContent).toBe(code);
});
