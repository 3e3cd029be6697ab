import { Component, type ReactNode } from 'react';
import { type ViewOptions, ViewProvider } from './viewContext';

interface RunRootProps {
  children: ReactNode;
  options: ViewOptions;
  /** If the children couldn't be rendered, another value renders them again. */
  resetKey: unknown;
}

interface RunRootState {
  hasFailed: boolean;
  resetKey: unknown;
}

/** Provides the options to an example or the playground, and shows a message if rendering fails. */
export class RunRoot extends Component<RunRootProps, RunRootState> {
  override state: RunRootState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<RunRootState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: RunRootProps, state: RunRootState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render() {
    const { options, children } = this.props;
    const failed = (
      <p className="run-failed" role="alert">
        {options.text.exampleFailed}
      </p>
    );
    return <ViewProvider value={options}>{this.state.hasFailed ? failed : children}</ViewProvider>;
  }
}
