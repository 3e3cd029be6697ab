import { Component, type ReactNode } from 'react';

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
