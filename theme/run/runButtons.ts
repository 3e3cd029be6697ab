import type { PlaygroundView } from 'run-examples/playground';
import type { Intent, RunView } from 'run-examples/view';
import stylesheet from 'run-examples/view.css?url';
import { addStylesheet, loadFailureOf } from 'static-pages/load';
import { whenIdle } from '../ui/timing/whenIdle';
import { type LoadAlertText, removeLoadAlert, showLoadAlert } from './loadAlert';
import type { RunPage } from './openSiteRunView';

export interface RunButtonHandlers {
  /** Opens the project of a link's fragment, if the page is the playground. */
  readonly openLink: (hash: string) => void;
  readonly close: () => void;
}

const BUTTON = '[data-run-action]';

/** The playground waits for an idle browser, but not longer than this, in milliseconds. */
const IDLE_TIMEOUT = 2000;

/** Handles the buttons of a page's examples, and opens the playground. A failed load shows an alert. */
export function listenForRuns(page: RunPage, text: LoadAlertText): RunButtonHandlers {
  const controller = new AbortController();
  const { signal } = controller;
  handleButtons(page, text, signal);
  return { openLink: playgroundOpener(page, text, signal), close: () => controller.abort() };
}

/**
 * Handles the buttons, which are plain markup, until `signal` is aborted. The code that runs examples is
 * loaded as soon as the reader hovers over or focuses a button.
 */
function handleButtons(page: RunPage, text: LoadAlertText, signal: AbortSignal): void {
  let loading: Promise<RunView | undefined> | undefined;

  const open = async () => {
    const [{ openSiteRunView }] = await Promise.all([
      import(/* webpackChunkName: "run-view" */ './openSiteRunView'),
      // Imported as a URL, so that the stylesheet isn't part of the first load.
      addStylesheet(stylesheet),
    ]);
    if (signal.aborted) return undefined;
    const view = openSiteRunView(page);
    signal.addEventListener('abort', () => view.close());
    return view;
  };
  const load = () => {
    loading ??= open();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const warm = ({ target }: Event) => {
    const button = buttonAt(target);
    const figure = button?.closest('figure');
    if (!button || !figure) return;
    load().then(
      (view) => view?.warm(figure, intentOf(button)),
      () => {},
    );
  };
  const click = async ({ target }: Event) => {
    const button = buttonAt(target);
    const figure = button?.closest('figure');
    if (!button || !figure) return;
    button.ariaBusy = 'true';
    removeLoadAlert(figure);
    try {
      const view = await load();
      view?.act(figure, intentOf(button));
    } catch (error) {
      const failure = await loadFailureOf(error);
      const retry = () => {
        button.focus();
        button.click();
      };
      if (!signal.aborted) showLoadAlert(figure, failure, text, retry);
    } finally {
      button.ariaBusy = null;
    }
  };
  document.addEventListener('pointerover', warm, { passive: true, signal });
  document.addEventListener('focusin', warm, { signal });
  document.addEventListener('click', click, { signal });
}

/** Returns a function that opens the project of a link's fragment, if the page is the playground. */
function playgroundOpener({ language }: RunPage, text: LoadAlertText, signal: AbortSignal) {
  let loading: Promise<PlaygroundView> | undefined;

  const load = async (place: HTMLElement): Promise<PlaygroundView> => {
    await new Promise<void>((resolve) => whenIdle(resolve, IDLE_TIMEOUT));
    const { openSitePlayground } = await import(
      /* webpackChunkName: "playground" */ './playground/openSitePlayground'
    );
    const view = await openSitePlayground(place, language);
    // The reader may have left the page in the meantime.
    if (signal.aborted) view.close();
    else signal.addEventListener('abort', () => view.close());
    return view;
  };
  const openLink = async (hash: string): Promise<void> => {
    const place = document.querySelector<HTMLElement>('[data-playground]');
    // After navigation, the page before this one gets the new hash once more.
    if (!place || signal.aborted) return;
    // Hides the project in the page's HTML until the right one is shown.
    place.toggleAttribute('data-pending', hash !== '' || isReturning());
    try {
      loading ??= load(place);
      const view = await loading;
      if (!signal.aborted) await view.show(hash);
    } catch (error) {
      loading = undefined;
      const failure = await loadFailureOf(error);
      if (signal.aborted) return;
      const retry = () => {
        removeLoadAlert(place);
        void openLink(hash);
      };
      showLoadAlert(place, failure, text, retry).scrollIntoView({ block: 'center' });
    }
  };
  return (hash: string) => void openLink(hash);
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
}

function intentOf({ dataset }: HTMLElement): Intent {
  return { kind: dataset.runAction === 'edit' ? 'edit' : 'run' };
}

/** Whether the reader may have changed the first project on an earlier visit: after a reload or Back. */
function isReturning(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}
