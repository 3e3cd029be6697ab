import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { withSession } from '../../session/loadSession';
import { RunRoot } from '../../view/RunRoot';
import { openProject } from './openProject';
import { ProjectPanes } from './ProjectPanes';
import type { PlayOptions } from './playOptions';

export type { PlayText } from './PlayText';
export type { BaseSource, PlayOptions, TemplateLink } from './playOptions';

export interface PlaygroundView {
  /** Shows the project of a fragment. */
  readonly show: (hash: string) => Promise<void>;
  /** Removes everything; for when the page is left. */
  readonly close: () => void;
}

/** Replaces the content of `place` with the playground when the first project is loaded. */
export function openPlayground(place: HTMLElement, options: PlayOptions): PlaygroundView {
  const container = document.createElement('div');
  const root = createRoot(container);
  let latest: string | undefined;
  return {
    async show(hash) {
      latest = hash;
      // An error is shown in the playground, which opens the project again.
      if (!container.isConnected) await openProject(hash, options).catch(() => {});
      if (latest !== hash) return;
      if (!container.isConnected) place.replaceChildren(container);
      // Synchronously, because the previous content of `place` is already gone.
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
      // Not synchronously, because React may be unmounting the page.
      setTimeout(() => root.unmount());
      withSession(({ close }) => close());
    },
  };
}
