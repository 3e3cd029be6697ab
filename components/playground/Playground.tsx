import type { ReactNode } from 'react';
import * as layout from '../../theme/layout/DocLayout.module.css';
import { useCurrentPage } from '../../theme/page/currentPage';
import { PlaygroundFrame } from './PlaygroundFrame';

/**
 * The place for the playground, which theme/run loads, with a frame of it until then. Its children are
 * for readers without JavaScript.
 */
export function Playground({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className="visually-hidden">{useCurrentPage().title}</h1>
      <div data-playground data-needs-js>
        <PlaygroundFrame />
      </div>
      <noscript>
        <PlaygroundText>{children}</PlaygroundText>
      </noscript>
    </>
  );
}

/** Text beneath the playground, in the width of other pages. */
export function PlaygroundText({ children }: { children: ReactNode }) {
  return <div className={`prose ${layout.content}`}>{children}</div>;
}
