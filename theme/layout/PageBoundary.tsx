import { Component, type ReactNode } from 'react';
import { reloadOnce } from './reloadOnce';

const ROOT_ID = '__rspress_root';

interface State {
  /** The page as it stood when rendering failed. */
  lastHtml?: string;
}

/**
 * A page whose code or data could not be loaded (a tab older than the deployment) is loaded once
 * by the browser itself; what failed is in the console. Meanwhile, and if it fails again, the
 * reader keeps the page that is in front of him.
 */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { lastHtml: document.getElementById(ROOT_ID)?.innerHTML ?? '' };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    reloadOnce();
  }

  override render() {
    const { lastHtml } = this.state;
    if (lastHtml === undefined) return this.props.children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, as React wrote it
    return <div dangerouslySetInnerHTML={{ __html: lastHtml }} />;
  }
}
