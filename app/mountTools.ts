import type { Language } from '../content/languages';
import { documentLanguage } from '../theme/i18n/documentLanguage';

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
 * Opens the tools in `body`: at once, or those that most readers don't use (`data-on-focus`) when their
 * first field is focused. Where that fails, `data-failed` says so in the element, or in its status.
 * Returns a cleanup function.
 */
export function mountTools(body: HTMLElement): () => void {
  const elements = [...body.querySelectorAll<HTMLElement>('[data-tool]')];
  const cleanups = elements.map(mountTool);
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function mountTool(element: HTMLElement): () => void {
  let isLeft = false;
  let close = () => {};
  const start = async () => {
    try {
      const open = await TOOLS[element.dataset.tool ?? '']?.();
      if (open && !isLeft) close = open(element, documentLanguage());
    } catch (error) {
      console.error(error);
      const { failed } = element.dataset;
      const status = element.querySelector('[role=status]') ?? element;
      if (failed) status.textContent = failed;
    }
  };
  if (element.dataset.onFocus === undefined) start();
  else {
    element.querySelector('textarea')?.removeAttribute('readonly');
    element.addEventListener('focusin', start, { once: true });
  }
  return () => {
    isLeft = true;
    close();
  };
}
