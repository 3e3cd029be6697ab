import { loadFailureOf } from 'static-pages/load';
import type { Language } from '../../content/languages';
import { PAGE_TEXT } from '../../theme/i18n/text/pageText';
import { removeLoadAlert, showLoadAlert } from '../../theme/run/loadAlert';
import { BUILDER_TEXT } from './builderText';
import { playgroundFiles } from './playgroundFiles';
import type { Answers } from './questions';

/** Lets a button open the files for `answers()` in the playground. Where that fails, an alert says why. */
export function listenForPlayground(
  button: HTMLElement,
  language: Language,
  answers: () => Answers,
): void {
  const text = { ...PAGE_TEXT[language], runFailed: BUILDER_TEXT[language].playgroundFailed };
  const place = button.closest('[data-needs-js]') ?? button;
  button.addEventListener('click', async () => {
    const files = playgroundFiles(answers());
    if (!files || button.ariaBusy) return;
    button.ariaBusy = 'true';
    removeLoadAlert(place);
    try {
      const { openFiles } = await import(
        /* webpackChunkName: "open-files" */ '../../theme/run/playground/openFiles'
      );
      await openFiles(files, language);
    } catch (error) {
      console.error(error);
      showLoadAlert(place, await loadFailureOf(error), text, () => button.click());
    } finally {
      button.ariaBusy = null;
    }
  });
}
