// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunError } from '../../src/contract.ts';
import { openRunView, type RunView } from '../../src/view/openRunView.tsx';
import { site } from '../fixture/src/site.ts';
import { asked } from './fakeSession.ts';
import { PASSED, result, SETS, tested } from './support.ts';

vi.mock('../../src/session/openSession', () => import('./fakeSession.ts'));

const broken = vi.hoisted(() => ({ example: false }));
// The part around the ones under test, which throws when a test says so.
vi.mock(
  '../../src/view/useExample',
  async (original: () => Promise<typeof import('../../src/view/useExample')>) => {
    const { useExample } = await original();
    return {
      useExample: (...args: Parameters<typeof useExample>) => {
        const example = useExample(...args);
        if (broken.example) throw new Error('The example is broken.');
        return example;
      },
    };
  },
);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let view: RunView;
let page = 0;

beforeEach(() => {
  document.body.innerHTML = `
    <figure data-run="top" data-run-format="source"><figcaption>a.test.ts</figcaption>
      <button data-run-action="edit">Edit</button><button data-run-action="run">Run</button>
      <pre><code><span class="line">test('adds');</span></code></pre>
    </figure>`;
  // One that never loads: the editor's code has no colors.
  vi.stubGlobal('Worker', EventTarget);
  Object.assign(asked, { runs: [], opened: 0, closed: 0, stopped: 0, warmed: [] });
  Object.assign(broken, { example: false });
  vi.stubGlobal('fetch', async () => Response.json(SETS));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page += 1;
  view = openRunView({ ...site, setsUrl: `/run/broken/${page}.json` });
});

afterEach(async () => {
  await act(async () => view.close());
  await settle();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets everything happen that is due within two frames. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));
const figure = () => document.querySelector('figure') as HTMLElement;
const panel = () => document.querySelector('.run-panel')?.textContent ?? '';
const alert = () => document.querySelector('[data-run-slot] [role=alert]')?.textContent ?? '';
const ask = async (kind: 'run' | 'edit') => {
  act(() => view.act(figure(), { kind }));
  await settle();
};
const press = async (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('[data-run-slot] button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no button “${name}”.`);
  act(() => found.click());
  await settle();
};
const field = () => document.querySelector<HTMLTextAreaElement>('[aria-label$="src/sum.ts"]');
const write = (code: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      field(),
      code,
    );
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('results that can’t be rendered leave the edited code and its buttons, and the next run shows its own', async () => {
  await ask('edit');
  write('edited');
  await ask('run');
  const errors = [{ name: 'Error', message: {}, locations: [] } as unknown as RunError];
  asked.runs.at(-1)?.event(tested(result('bad', { status: 'fail', errors })));
  await settle();
  expect(alert()).toContain('The results could not be shown.');
  expect(field()?.value).toBe('edited');
  await press('Stop');
  expect(asked.stopped).toBe(1);
  await press('Run again');
  expect(asked.runs.at(-1)?.set.files[0]?.code).toBe('edited');
  asked.runs.at(-1)?.event(tested(result('good')));
  asked.runs.at(-1)?.end(PASSED);
  await settle();
  expect(alert()).toBe('');
  expect(panel()).toContain('good');
});

test('an example that can’t be rendered leaves its block, whose buttons show it again', async () => {
  await ask('edit');
  expect(figure().hasAttribute('data-editing')).toBe(true);
  broken.example = true;
  await ask('edit');
  expect(alert()).toBe('The example could not be shown.');
  expect(figure().hasAttribute('data-editing')).toBe(false);
  broken.example = false;
  await ask('edit');
  expect(alert()).toBe('');
  expect(field()).not.toBeNull();
});
