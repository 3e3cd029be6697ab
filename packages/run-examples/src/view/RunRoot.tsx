import { Component, type ReactNode } from 'react';
import { type ViewOptions, ViewProvider } from './viewContext';

interface RunRootProps {
  children: ReactNode;
  options: ViewOptions;
  /** After a failure, another value renders the children again. */
  resetKey: unknown;
}

interface RunRootState {
  hasFailed: boolean;
  resetKey: unknown;
}

/** Around an example or the playground: provides its options, and says so if it can't be rendered. */
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
