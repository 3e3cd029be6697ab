import { loadRunView } from './loadRunView';
import type { RunPage, RunView } from './view/openRunView';

export interface RunButtons {
  /** Opens the example of a link's fragment, if it is one. */
  readonly openLink: (hash: string) => void;
  readonly close: () => void;
}

const BUTTON = '[data-run-action]';
const ALERT = ':scope > [role=alert]';

/**
 * Listens for the buttons of a page's examples, which are plain markup. What answers them is loaded
 * as soon as the reader comes near one. `failed` words why nothing happens when it can't be.
 */
export function listenForRuns(page: RunPage, failed: string): RunButtons {
  const controller = new AbortController();
  const { signal } = controller;
  let loading: Promise<RunView | undefined> | undefined;
  let opened: RunView | undefined;

  const load = () => {
    loading ??= loadRunView().then(({ openRunView }) => {
      if (signal.aborted) return undefined;
      opened = openRunView(page);
      return opened;
    });
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const near = ({ target }: Event) => {
    const figure = buttonAt(target)?.closest('figure');
    if (!figure) return;
    load().then(
      (view) => view?.warm(figure),
      () => {},
    );
  };
  const click = async ({ target }: Event) => {
    const button = buttonAt(target);
    const figure = button?.closest('figure');
    if (!button || !figure) return;
    button.ariaBusy = 'true';
    figure.querySelector(ALERT)?.remove();
    try {
      const view = await load();
      view?.act(figure, { kind: button.dataset.runAction === 'edit' ? 'edit' : 'run' });
    } catch {
      tellFailure(figure, failed);
    } finally {
      button.ariaBusy = null;
    }
  };
  document.addEventListener('pointerover', near, { passive: true, signal });
  document.addEventListener('focusin', near, { signal });
  document.addEventListener('click', click, { signal });
  return {
    openLink(hash) {
      if (!hash.startsWith('#run=')) return;
      load().then(
        (view) => view?.openLink(hash),
        () => {},
      );
    },
    close() {
      controller.abort();
      opened?.close();
    },
  };
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
}

/** Beneath the block. */
function tellFailure(figure: HTMLElement, words: string): void {
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  figure.append(alert);
  alert.textContent = words;
}
