import { Component, type ReactNode } from 'react';
import { reloadOnce } from '../load/reloadOnce';
import { stopRouting } from '../router/visits';
import { ROOT_ID } from '../settings';

interface State {
  /** Copies of the nodes that the page showed when rendering failed. */
  lastNodes?: readonly Node[];
}

/**
 * Error boundary of the page. If its code or data can't be loaded (a tab from before a deployment),
 * the page is reloaded once and the error is logged. Until then, and if it fails again, the reader
 * keeps the HTML that is on screen, whose links load documents.
 */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    const shown = document.getElementById(ROOT_ID)?.cloneNode(true).childNodes ?? [];
    return { lastNodes: [...shown] };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    stopRouting();
    reloadOnce();
  }

  override render() {
    const { lastNodes } = this.state;
    if (lastNodes === undefined) return this.props.children;
    return <div ref={(element) => element?.replaceChildren(...lastNodes)} />;
  }
}
