/** The browser engines that readers have. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

export const VIEWPORT = { width: 1440, height: 900 };

/** Runs in the page, so it can refer to nothing but its argument. */
export type FindElement<A> = (arg: A) => Element | null | undefined;

/** `KeyboardEvent.key` of the keys that tests press. */
export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/**
 * One page of a started browser: what the clients of all protocols have in common. A promise
 * rejects with the client's own error.
 */
export interface BrowserDriver {
  /** Opens an address, maybe in a tab of its own; resolves once it has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page and gives what it returns, as JSON; a promise is awaited. */
  readonly evaluate: <A, R>(run: (arg: A) => R | Promise<R>, arg: A) => Promise<R>;
  /** Text of the element, or the value of a text field; undefined if there is no such element. */
  readonly read: <A>(find: FindElement<A>, arg: A) => Promise<string | undefined>;
  /** Clicks the element with the mouse; false if there is no such element. */
  readonly click: <A>(find: FindElement<A>, arg: A) => Promise<boolean>;
  /** Types on the keyboard, into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: KeyName) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Runs in the page. */
export function textOf(element: Element): string {
  return 'value' in element ? String(element.value) : (element.textContent ?? '');
}
