import type { ReactNode } from 'react';
import * as layout from '../../theme/layout/DocLayout.module.css';
import { useCurrentPage } from '../../theme/page/currentPage';
import { PlaygroundFrame } from './PlaygroundFrame';

/** As wide as the text of other pages. */
const TEXT = `prose ${layout.content}`;

/**
 * The element in which theme/run opens the playground, with a frame until the playground is loaded. The
 * children are for readers without JavaScript.
 */
export function Playground({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {useCurrentPage().title}
      </h1>
      <div data-playground data-needs-js>
        <PlaygroundFrame />
      </div>
      <noscript>
        <div className={TEXT}>{children}</div>
      </noscript>
    </>
  );
}

/** What the playground does, below it. */
export function PlaygroundText({ children }: { children: ReactNode }) {
  return (
    <div className={TEXT} data-needs-js>
      {children}
    </div>
  );
}
