import { withBase } from '@rspress/core/runtime';
import { baseLink } from 'run-examples/playground-link';
import { openRunView, type PlaygroundEntry, type RunView } from 'run-examples/view';
import { loadFailureOf, loadText } from 'static-pages/load';
import type { Language } from '../../content/languages';
import { copyText } from '../ui/clipboard/copyText';
import { exampleBase, playgroundPath } from './playground/baseSource';
import { RUN_TEXT } from './runText';

/** The page on which examples run. */
export interface RunPage {
  readonly language: Language;
  /** The URL of the file with the page's examples. */
  readonly setsUrl: string;
}

/** Runs the examples of a page, with the site's UI text and its file loading. */
export function openSiteRunView({ language, setsUrl }: RunPage): RunView {
  const text = RUN_TEXT[language];
  const playground: PlaygroundEntry = {
    baseOf: (set) => exampleBase(setsUrl, set),
    urlOf: (base) => withBase(playgroundPath(language)) + baseLink(base),
    // The site's router handles links with this attribute, and loads their page on hover.
    linkAttributes: { 'data-own': '' },
  };
  return openRunView({ setsUrl, text, loadText, loadFailureOf, copyText, playground });
}
