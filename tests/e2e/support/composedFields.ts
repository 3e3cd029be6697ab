import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';

/** A field in which text can be composed, and where to see what the site does with the text. */
export interface ComposedField {
  readonly name: string;
  readonly path: string;
  /** CSS selectors of elements that are clicked, one after the other, before the field is there. */
  readonly clicks?: readonly string[];
  readonly field: string;
  /** A CSS selector of the parts of the page that show the outcome. */
  readonly outcome: string;
  /** Matches the outcome before any text is entered. */
  readonly before?: RegExp;
  /** Matches the outcome after the composition. */
  readonly after: RegExp;
  /** The element that's clicked after the composition, if the site waits for that. */
  readonly confirm?: string;
}

/** The texts that the input method composes step by step, and the text that it enters in the end. */
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
  const visible = [...document.querySelectorAll<HTMLElement>(outcome)].filter(
    (element) => element.getClientRects().length > 0,
  );
  return [location.pathname, ...visible.map(({ innerText }) => innerText)].join('\n').trim();
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
 * Fires the events of one step of a composition at the end of a field, in the order of the engine. The
 * last step enters the text with Enter. Playwright's own input can't compose. Runs in the page.
 */
export function composeStep({ field: css, ...composition }: Composition): void {
  const { engine, text, previous, step, isEnd } = composition;
  const field = document.querySelector<HTMLElement>(css);
  if (!field) throw new Error(`no ${css}`);
  const press = (key: string, isComposing: boolean) => {
    // The key code of all keys that an input method handles.
    const init = { key, isComposing, keyCode: 229, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', init));
  };
  const compose = (type: string) => {
    const init = { data: text, bubbles: true };
    field.dispatchEvent(new CompositionEvent(`composition${type}`, init));
  };
  const input = (isComposing: boolean) => {
    const init = { data: text, isComposing, inputType: 'insertCompositionText', bubbles: true };
    field.dispatchEvent(new InputEvent('input', init));
  };
  const write = () => {
    if (!('value' in field)) return writeInEditable();
    const start = field.dataset.start ?? '';
    // React ignores what a script assigns to the property of the element itself.
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, start + text);
  };
  /** Writes to the last text of an editable element. */
  const writeInEditable = () => {
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

/** The time after each step, in milliseconds. Longer than any field waits for more typing. */
const STEP_TIME = 600;

/** Composes in a field, and expects that the page ignores the text until the composition ends. */
export async function expectPatience(
  page: ComposedPage,
  base: string,
  engine: Engine,
  composedField: ComposedField,
): Promise<void> {
  const { path, clicks = [], field, outcome, before, after, confirm } = composedField;
  const shown = () => page.evaluate(readOutcome, outcome);
  const exists = (css: string) =>
    page.evaluate((selector) => document.querySelector(selector) !== null, css);
  const click = async (css: string) => {
    await expect.poll(() => exists(css), css).toBe(true);
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), css);
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
    await pause(STEP_TIME);
    expect(await shown(), text).toBe(start);
  }
  const previous = COMPOSED.at(-1) ?? '';
  const end = { text: ENTERED, previous, step: COMPOSED.length, isEnd: true };
  await page.evaluate(composeStep, { field, engine, ...end });
  if (confirm) {
    await pause(STEP_TIME);
    expect(await shown(), 'Enter ended the composition').toBe(start);
    await click(confirm);
  }
  await expect.poll(shown).toMatch(after);
}
