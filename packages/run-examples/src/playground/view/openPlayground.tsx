import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadSession } from '../../session/loadSession';
import { RunRoot } from '../../view/RunRoot';
import { openProject } from './openProject';
import { ProjectPanes } from './ProjectPanes';
import type { PlayOptions } from './playOptions';

export type { PlayText } from './PlayText';
export type { BaseSource, PlayOptions, TemplateLink } from './playOptions';

export interface PlaygroundView {
  /** Shows the project of a fragment. */
  readonly show: (hash: string) => Promise<void>;
  /** Removes everything: the page is left. */
  readonly close: () => void;
}

/** Renders the playground in `place`, instead of what's there, once its project is loaded. */
export function openPlayground(place: HTMLElement, options: PlayOptions): PlaygroundView {
  const container = document.createElement('div');
  const root = createRoot(container);
  let latest: string | undefined;
  return {
    async show(hash) {
      latest = hash;
      // The first one replaces what's there. An error is shown in the playground.
      if (!container.isConnected) await openProject(hash, options).catch(() => {});
      if (latest !== hash) return;
      if (!container.isConnected) place.replaceChildren(container);
      // At once: what was in the container's place is gone already.
      flushSync(() =>
        root.render(
          <RunRoot options={options} resetKey={hash}>
            <ProjectPanes hash={hash} />
          </RunRoot>,
        ),
      );
    },
    close() {
      latest = undefined;
      // Not at once: React may be in the middle of taking the page away.
      setTimeout(() => root.unmount());
      loadSession().then(
        (session) => session.close(),
        () => {},
      );
    },
  };
}
