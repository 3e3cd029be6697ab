import { DEFAULT_LANGUAGE, languageOfTag } from '../../content/languages';

/** Makes the error finder in a page's content work, if it has one. Returns a cleanup function. */
export function mountErrorFinder(body: HTMLElement): () => void {
  const finder = body.querySelector<HTMLElement>('[data-error-finder]');
  let isMounted = true;
  let close = () => {};
  if (finder)
    import(/* webpackChunkName: "error-finder" */ '../../theme/errors/loadErrorFinder')
      .then(({ loadErrorFinder }) => loadErrorFinder())
      .then((open) => {
        const language = languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
        if (isMounted) close = open(finder, language);
      })
      .catch((error) => {
        console.error(error);
        const status = finder.querySelector('[role=status]');
        if (status) status.textContent = finder.dataset.failed ?? '';
      });
  return () => {
    isMounted = false;
    close();
  };
}
