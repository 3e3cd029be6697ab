/**
 * The module that adds a DOM to a worker, for examples whose test environment is `happy-dom` or
 * `jsdom`. Both use happy-dom, because jsdom can't be bundled for browsers. It has no layout, no
 * network, and no documents but its own.
 */
import { GlobalWindow } from 'happy-dom';
import { windowProperties } from './dom/windowProperties.ts';

export interface WindowOptions {
  /** Options of the test environment, from the example's settings. */
  readonly options: ConstructorParameters<typeof GlobalWindow>[0];
  /** Code for jsdom may rely on its absence. */
  readonly lacksMatchMedia: boolean;
  /** Called with an error that an event listener threw and no `error` listener handled. */
  readonly onError: (error: unknown) => void;
}

export type InstallWindow = (options: WindowOptions) => void;

/** The URL in Rstest's DOM environments. */
const ADDRESS = 'http://localhost:3000';

/** Turns the global object into a window, as Rstest's `happy-dom` environment does in Node. */
export const installWindow: InstallWindow = ({ options, lacksMatchMedia, onError }) => {
  const window = new GlobalWindow({ url: ADDRESS, ...options, console });
  Object.defineProperties(globalThis, windowProperties(window, globalThis));
  Object.defineProperty(window.document, 'defaultView', {
    value: globalThis,
    configurable: true,
    enumerable: true,
  });
  if (lacksMatchMedia) Reflect.deleteProperty(globalThis, 'matchMedia');
  reportErrors(onError);
};

/** An error that reaches the window fails the file, unless the example listens for errors. */
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
