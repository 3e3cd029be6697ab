/**
 * The module that adds a DOM to a worker, for examples whose test environment is `happy-dom` or
 * `jsdom`. Both use happy-dom, because jsdom can't be bundled for browsers. The DOM has no layout and no
 * network, and no access to the document of the page.
 */
import { GlobalWindow } from 'happy-dom';

interface WindowOptions {
  /** Leaves out `matchMedia`, because jsdom doesn't have it. */
  readonly lacksMatchMedia: boolean;
  /** Called with an error that an event listener threw and no `error` listener handled. */
  readonly onError: (error: unknown) => void;
}

export type InstallWindow = (options: WindowOptions) => void;

/** The URL in Rstest's DOM environments. */
const ADDRESS = 'http://localhost:3000';

/** Turns the global object into a window, as Rstest's `happy-dom` environment does in Node. */
export const installWindow: InstallWindow = ({ lacksMatchMedia, onError }) => {
  const window = new GlobalWindow({ url: ADDRESS, console });
  Object.defineProperties(globalThis, windowProperties(window, globalThis));
  Object.defineProperty(window.document, 'defaultView', {
    value: globalThis,
    configurable: true,
    enumerable: true,
  });
  if (lacksMatchMedia) Reflect.deleteProperty(globalThis, 'matchMedia');
  reportErrors(onError);
};

/** Calls `onError` with errors that reach the window, unless the example listens for errors itself. */
function reportErrors(onError: (error: unknown) => void): void {
  const { addEventListener, removeEventListener } = globalThis;
  let listeners = 0;
  addEventListener('error', ({ error }) => {
    if (listeners === 0 && error != null) onError(error);
  });
  Object.assign(globalThis, {
    addEventListener(...args: Parameters<typeof addEventListener>) {
      if (args[0] === 'error') listeners += 1;
      addEventListener(...args);
    },
    removeEventListener(...args: Parameters<typeof removeEventListener>) {
      if (args[0] === 'error' && listeners > 0) listeners -= 1;
      removeEventListener(...args);
    },
  });
}

/**
 * The window's properties that replace Node's globals. Node's other globals stay, so that timers,
 * `performance`, and `crypto` are the same with and without a DOM.
 */
const REPLACED: readonly string[] = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'Blob',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'MessagePort',
  'Request',
  'Response',
  'URL',
  'fetch',
];

/** Properties that refer to the global object, not to happy-dom's window. */
const SELF: readonly string[] = ['window', 'self', 'top', 'parent'];

/**
 * The properties of a window as descriptors for a global object that has Node's globals. Methods
 * are bound to the window; assigned values stay on the global object.
 */
function windowProperties(window: object, global: object): PropertyDescriptorMap {
  // Examples don't use `Buffer`, which a worker doesn't have.
  const names = Object.getOwnPropertyNames(window).filter(
    (name) => ![...SELF, 'Buffer'].includes(name) && (REPLACED.includes(name) || !(name in global)),
  );
  return Object.fromEntries([
    ...names.map((name) => [name, forwardingProperty(window, name)] as const),
    ...SELF.map((name) => [name, { value: global, configurable: true, writable: true }] as const),
  ]);
}

function forwardingProperty(window: object, name: string): PropertyDescriptor {
  const read = () => Reflect.get(window, name) as unknown;
  const value = read();
  const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
  const bound = isMethod ? (value as () => unknown).bind(window) : undefined;
  let assigned: { readonly value: unknown } | undefined;
  return {
    get: () => (assigned ? assigned.value : (bound ?? read())),
    set: (newValue: unknown) => {
      assigned = { value: newValue };
    },
    configurable: true,
  };
}
