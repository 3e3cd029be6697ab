/**
 * The module that gives a worker a DOM, for examples whose test environment is `happy-dom` or
 * `jsdom`: happy-dom for both, as jsdom isn't made to be bundled for browsers. It has no layout, no
 * network, and no documents but its own.
 */
import { GlobalWindow } from 'happy-dom';
import { windowProperties } from './dom/windowProperties.ts';

export interface WindowOptions {
  /** Of the test environment, as the settings of the example have them. */
  readonly options: ConstructorParameters<typeof GlobalWindow>[0];
  /** Code for jsdom may count on jsdom's not having it. */
  readonly lacksMatchMedia: boolean;
  /** Called with what a listener of an event threw and no `error` listener took. */
  readonly onError: (error: unknown) => void;
}

export type InstallWindow = (options: WindowOptions) => void;

/** Where Rstest's DOM environments are. */
const ADDRESS = 'http://localhost:3000';

/** Makes the global object a window, as Rstest's environment `happy-dom` does it in Node. */
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

/** An error that reaches the window fails the file, unless the example itself listens for errors. */
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
