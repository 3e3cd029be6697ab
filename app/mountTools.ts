import type { Language } from '../content/languages';
import { documentLanguage } from '../theme/i18n/documentText';

/** Opens a tool in its element. Returns a cleanup function. */
type OpenTool = (element: HTMLElement, language: Language) => () => void;

/** The tools that a page's content can have, by the value of `data-tool`. */
const TOOLS: Readonly<Record<string, () => Promise<OpenTool>>> = {
  'config-builder': async () =>
    (
      await import(
        /* webpackChunkName: "config-builder" */ '../tools/config-builder/openConfigBuilder'
      )
    ).openConfigBuilder,
  converter: async () =>
    (await import(/* webpackChunkName: "converter" */ '../tools/converter/openConverter'))
      .openConverter,
  'converter-teaser': async () =>
    (await import(/* webpackChunkName: "converter-teaser" */ '../tools/converter/openTeaser'))
      .openTeaser,
  'error-finder': async () =>
    (await import(/* webpackChunkName: "error-finder" */ '../tools/error-finder/openErrorFinder'))
      .openErrorFinder,
};

/**
 * Opens the tools in `body`: at once, or at the event that `data-on` names, for tools that most
 * readers don't use. If a tool can't be loaded, the text in `data-failed` replaces the text of the
 * element's status, or of the element if it has no status. Returns a cleanup function.
 */
export function mountTools(body: HTMLElement): () => void {
  const elements = [...body.querySelectorAll<HTMLElement>('[data-tool]')];
  const cleanups = elements.map(mountTool);
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function mountTool(element: HTMLElement): () => void {
  const { tool = '', failed, on } = element.dataset;
  const unmounted = new AbortController();
  let close = () => {};
  const start = async () => {
    const status = element.querySelector('[role=status]') ?? element;
    status.ariaBusy = 'true';
    try {
      const open = await TOOLS[tool]?.();
      if (open && !unmounted.signal.aborted) close = open(element, documentLanguage());
    } catch (error) {
      console.error(error);
      if (failed) status.textContent = failed;
      listen();
    }
    status.ariaBusy = null;
  };
  // A tool without `data-on` isn't loaded again after a failure, because no event would start it.
  const listen = () => {
    if (on) element.addEventListener(on, start, { once: true, signal: unmounted.signal });
  };
  // If the focus is already in the element, there won't be another `focusin` event.
  if (on && !element.contains(document.activeElement)) listen();
  else start();
  return () => {
    unmounted.abort();
    close();
  };
}
