import type { ReactNode } from 'react';
import playStylesheet from 'run-examples/playground.css?url';
import runStylesheet from 'run-examples/view.css?url';
import * as layout from '../theme/layout/DocLayout.module.css';
import { usePageStyle } from '../theme/page/pageStyle';
import { PlaygroundFrame } from './PlaygroundFrame';

/**
 * The place for the playground, which theme/run loads, with a frame of it until then. Its children are
 * for readers without JavaScript.
 */
export function Playground({ children }: { children: ReactNode }) {
  usePageStyle(runStylesheet);
  usePageStyle(playStylesheet);
  return (
    <>
      <div data-playground data-needs-js>
        <PlaygroundFrame />
      </div>
      <noscript>
        <div className={`prose ${layout.content}`}>{children}</div>
      </noscript>
    </>
  );
}
