import { Component, type ReactNode } from 'react';
import { type ViewOptions, ViewProvider } from './viewContext';

interface RenderBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** Another value renders the children again. */
  resetKey: unknown;
}

interface RenderBoundaryState {
  hasFailed: boolean;
  resetKey: unknown;
}

/** Renders the fallback where rendering the children throws; React logs the error. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<RenderBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: RenderBoundaryProps,
    state: RenderBoundaryState,
  ): RenderBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

interface RunRootProps {
  children: ReactNode;
  options: ViewOptions;
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
    <ViewProvider value={options}>
      <RenderBoundary resetKey={resetKey} fallback={failed}>
        {children}
      </RenderBoundary>
    </ViewProvider>
  );
}
