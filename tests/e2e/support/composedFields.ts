import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** A field of each kind that text can be entered in, and how to see that the site did something with the text. */
export interface ComposedField {
  readonly name: string;
  readonly path: string;
  /** CSS selectors of elements that are clicked, one after the other, before the field is there. */
  readonly clicks?: readonly string[];
  readonly field: string;
  /** The parts of the page that show what was done with the text. */
  readonly outcome: string;
  /** What they show before anything is entered. */
  readonly before?: RegExp;
  /** What they show in the end. */
  readonly after: RegExp;
  /** The element that's clicked after the composition, where nothing happens without it. */
  readonly confirm?: string;
}

/** What the input method composes step by step, and the text that it enters in the end. */
export const COMPOSED = ['k', 'kuai', 'kuai zhao'];
export const ENTERED = '快照';

const SEARCH_OUTCOME = ['option', 'status', 'alert'].map((role) => `dialog [role=${role}]`).join();
const CONVERTED = '.convert-pane:last-child';

export const COMPOSED_FIELDS: readonly ComposedField[] = [
  {
    name: 'the search',
    path: '/zh/guide/start/',
    clicks: ['header button[aria-keyshortcuts]'],
    field: 'dialog .DocSearch-Input',
    outcome: SEARCH_OUTCOME,
    after: /更新快照|快照.*\d/,
  },
  {
    name: 'the filter of an overview',
    path: '/zh/config/test/',
    field: 'main [data-filter]',
    outcome: 'main [data-overview] a, main [data-filter-status]',
    before: /bail/,
    after: /^(?!.*bail).*snapshot/is,
  },
  {
    name: 'the editor of an example',
    path: '/zh/guide/start/quick-start',
    clicks: ['figure[data-run] [data-run-action=edit]'],
    field: '.run-editor [role=textbox]',
    outcome: '.run-panel, [data-run-slot] [role=status]',
    confirm: '.run-editor .run-start',
    after: /ReferenceError: .*快照/,
  },
  {
    name: 'the editor of the playground',
    path: '/zh/playground',
    field: '.play [role=textbox]',
    outcome: '.play-tests',
    before: /\d.*通过/,
    after: /ReferenceError: .*快照/,
  },
  {
    name: 'the converter',
    path: '/zh/guide/migration/convert',
    field: '#convert-input',
    outcome: CONVERTED,
    after: /不是 Jest 或 Vitest/,
  },
  {
    name: 'the error finder',
    path: '/zh/guide/help/error-finder',
    field: '#error-finder-text',
    outcome: '[data-tool=error-finder] [role=status], .error-finder-results',
    after: /./,
  },
];

/** The path of the page and the visible text of an outcome. Runs in the page. */
export function readOutcome(outcome: string): string {
  const shown = [...document.querySelectorAll<HTMLElement>(outcome)].filter(
    (one) => one.getClientRects().length > 0,
  );
  return [location.pathname, ...shown.map((one) => one.innerText)].join('\n').trim();
}

export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface Composition {
  readonly field: string;
  readonly engine: Engine;
  readonly text: string;
  /** The text of the step before; empty at first. */
  readonly previous: string;
  /** Counted from 0. */
  readonly step: number;
  readonly isEnd: boolean;
}

/**
 * Makes the events of one step of a composition at the end of a field, in the order of the engine. The
 * last step enters the text with Enter. Runs in the page.
 */
export function composeStep({ field: css, ...composition }: Composition): void {
  const { engine, text, previous, step, isEnd } = composition;
  const field = document.querySelector<HTMLElement>(css);
  if (!field) throw new Error(`no ${css}`);
  const fire = (event: Event) => field.dispatchEvent(event);
  const press = (key: string, isComposing: boolean) =>
    fire(
      new KeyboardEvent('keydown', {
        ...{ key, isComposing, keyCode: 229, bubbles: true, cancelable: true },
      }),
    );
  const compose = (type: string) =>
    fire(new CompositionEvent(`composition${type}`, { data: text, bubbles: true }));
  const input = (isComposing: boolean) =>
    fire(
      new InputEvent('input', {
        ...{ data: text, isComposing, inputType: 'insertCompositionText', bubbles: true },
      }),
    );
  const write = () => {
    if (!('value' in field)) return writeInLine();
    const start = field.dataset.start ?? '';
    // React ignores what a script assigns to the property of the element itself.
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, start + text);
  };
  /** In the last text of an editable element. */
  const writeInLine = () => {
    const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    while (walker.nextNode());
    const { currentNode: node } = walker;
    const start = (node.nodeValue ?? '').slice(0, -previous.length || undefined);
    node.nodeValue = start + text;
    getSelection()?.collapse(node, node.nodeValue.length);
  };
  if (step === 0) {
    field.focus();
    if ('value' in field) field.dataset.start = String(field.value);
    press('Process', false);
    compose('start');
  }
  if (!isEnd) {
    if (step > 0) press('Process', true);
    compose('update');
    write();
    input(true);
    return;
  }
  if (engine !== 'webkit') press('Enter', true);
  compose('update');
  write();
  if (engine !== 'firefox') input(true);
  compose('end');
  if (engine === 'firefox') input(false);
  if (engine === 'webkit') press('Enter', false);
}

/** A page of any browser, controlled by functions that run in it. */
interface ComposedPage {
  goto(url: string): Promise<unknown>;
  evaluate<Arg, Result>(run: (arg: Arg) => Result, arg: Arg): Promise<Result>;
}

/** Longer than any field waits for more typing, in milliseconds. */
const STEP = 600;

/**
 * Composes in a field as slowly as a person, and expects the page to do something with the text only in
 * the end.
 */
export async function expectPatience(
  page: ComposedPage,
  base: string,
  engine: Engine,
  one: ComposedField,
): Promise<void> {
  const { path, clicks = [], field, outcome, before, after, confirm } = one;
  const shown = () => page.evaluate(readOutcome, outcome);
  const exists = (css: string) => page.evaluate((at) => document.querySelector(at) !== null, css);
  const click = async (css: string) => {
    await expect.poll(() => exists(css), css).toBe(true);
    await page.evaluate((at) => document.querySelector<HTMLElement>(at)?.click(), css);
  };
  await page.goto(base + path);
  await expect.poll(() => exists('html[data-ready]')).toBe(true);
  for (const css of clicks) await click(css);
  await expect.poll(() => exists(field), field).toBe(true);
  if (before) await expect.poll(shown).toMatch(before);
  const start = await shown();
  for (const [step, text] of COMPOSED.entries()) {
    const previous = COMPOSED[step - 1] ?? '';
    await page.evaluate(composeStep, { field, engine, text, previous, step, isEnd: false });
    await pause(STEP);
    expect(await shown(), text).toBe(start);
  }
  const previous = COMPOSED.at(-1) ?? '';
  const end = { text: ENTERED, previous, step: COMPOSED.length, isEnd: true };
  await page.evaluate(composeStep, { field, engine, ...end });
  if (confirm) {
    await pause(STEP);
    expect(await shown(), 'Enter ended the composition').toBe(start);
    await click(confirm);
  }
  await expect.poll(shown).toMatch(after);
}
