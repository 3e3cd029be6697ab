import { act, createElement, type FunctionComponent, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders into the document. Unmounted at the end of the test. */
export function render(node: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(node));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return container;
}

/** Runs a hook in a component; `current` is its last return value. */
export function renderHook<T>(hook: () => T): { current: T; rerender: () => void } {
  const result = {} as { current: T; rerender: () => void };
  const Host: FunctionComponent = () => {
    const [, again] = useState(0);
    result.current = hook();
    result.rerender = () => again((count) => count + 1);
    return null;
  };
  render(createElement(Host));
  return result;
}
