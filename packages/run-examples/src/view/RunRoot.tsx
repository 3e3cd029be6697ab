import type { ReactNode } from 'react';
import { RenderBoundary } from './RenderBoundary';
import type { RunViewOptions } from './runViewOptions';
import { RunViewProvider } from './viewContext';

interface RunRootProps {
  children: ReactNode;
  options: RunViewOptions;
  /** After a failure, another value renders the children again. */
  resetKey: unknown;
}

/** Around an example or the playground: provides its options, and says so if it can't be rendered. */
export function RunRoot({ children, options, resetKey }: RunRootProps) {
  const failed = (
    <p className="run-failed" role="alert">
      {options.text.exampleFailed}
    </p>
  );
  return (
    <RunViewProvider value={options}>
      <RenderBoundary resetKey={resetKey} fallback={failed}>
        {children}
      </RenderBoundary>
    </RunViewProvider>
  );
}
