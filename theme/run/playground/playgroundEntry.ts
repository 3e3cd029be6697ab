import { withBase } from '@rspress/core/runtime';
import { baseLink, holdSandbox, loadSet } from 'run-examples/playground-link';
import type { PlaygroundEntry } from 'run-examples/view';
import { loadText } from 'static-pages/load';
import type { Language } from '../../../content/languages';
import { exampleBase, playgroundPath } from './baseSource';

interface ExamplePage {
  readonly language: Language;
  /** URL of its examples. */
  readonly setsUrl: string;
}

/** How the examples of a page are opened in the playground. */
export function playgroundEntry({ language, setsUrl }: ExamplePage): PlaygroundEntry {
  return {
    baseOf: (set) => exampleBase(setsUrl, set),
    urlOf: (base) => withBase(playgroundPath(language)) + baseLink(base),
    // The site's router follows it, and loads the page on hover.
    linkAttributes: { 'data-own': '' },
    warm(set) {
      // What fails is asked for again, and reported, when the link is followed.
      const ignore = () => {};
      import(/* webpackChunkName: "playground" */ './openPlayground')
        .then(({ loadStyles }) => loadStyles())
        .catch(ignore);
      loadSet({ setsUrl, loadText }, set)
        .then((found) => holdSandbox(loadText, found))
        .catch(ignore);
    },
  };
}
