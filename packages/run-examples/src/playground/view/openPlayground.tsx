import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadSession } from '../../session/loadSession';
import { RunRoot } from '../../view/RunRoot';
import { ProjectPanes } from './ProjectPanes';
import type { PlayOptions } from './playOptions';

export type { BaseSource, PlayOptions, PlayText, TemplateLink } from './playOptions';

export interface PlaygroundView {
  /** Shows the project of a fragment. */
  readonly show: (hash: string) => void;
  /** Removes everything: the page is left. */
  readonly close: () => void;
}

/** Renders the playground in an element. */
export function openPlayground(element: HTMLElement, options: PlayOptions): PlaygroundView {
  const root = createRoot(element);
  return {
    show(hash) {
      // At once: what was in the element's place is gone already.
      flushSync(() =>
        root.render(
          <RunRoot options={options} resetKey={hash}>
            <ProjectPanes hash={hash} />
          </RunRoot>,
        ),
      );
    },
    close() {
      // Not at once: React may be in the middle of taking the page away.
      setTimeout(() => root.unmount());
      loadSession().then(
        (session) => session.close(),
        () => {},
      );
    },
  };
}
