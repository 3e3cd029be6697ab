import type { Language } from '../../content/languages';
import { documentLanguage } from '../i18n/documentLanguage';

/** Opens a tool in its element. Returns a cleanup function. */
type OpenTool = (element: HTMLElement, language: Language) => () => void;

/**
 * The tools that a page's content can have, by the value of `data-tool`: loaded with their styles by
 * pages that have one.
 */
const TOOLS: Readonly<Record<string, () => Promise<OpenTool>>> = {
  'config-builder': async () =>
    (
      await import(
        /* webpackChunkName: "config-builder" */ '../../components/config-builder/openConfigBuilder'
      )
    ).openConfigBuilder,
  converter: async () =>
    (await import(/* webpackChunkName: "converter" */ '../convert/loadConverter')).loadConverter(),
  'error-finder': async () =>
    (
      await import(/* webpackChunkName: "error-finder" */ '../errors/loadErrorFinder')
    ).loadErrorFinder(),
};

/**
 * Opens the tool in `body`, if its page has one. If that fails, `data-failed` says so in the element,
 * or in its status. Returns a cleanup function.
 */
export function mountTool(body: HTMLElement): () => void {
  const element = body.querySelector<HTMLElement>('[data-tool]');
  const load = TOOLS[element?.dataset.tool ?? ''];
  let isLeft = false;
  let close = () => {};
  if (element && load)
    load().then(
      (open) => {
        if (!isLeft) close = open(element, documentLanguage());
      },
      (error) => {
        console.error(error);
        const { failed } = element.dataset;
        const status = element.querySelector('[role=status]') ?? element;
        if (failed) status.textContent = failed;
      },
    );
  return () => {
    isLeft = true;
    close();
  };
}
