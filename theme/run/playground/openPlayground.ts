import { withBase } from '@rspress/core/runtime';
import { openPlayground, type PlaygroundView, type PlayOptions } from 'run-examples/playground';
import playStylesheet from 'run-examples/playground.css?url';
import runStylesheet from 'run-examples/view.css?url';
import { addStylesheet, loadFailureOf, loadText } from 'static-pages/load';
import type { Language } from '../../../content/languages';
import { copyText } from '../../ui/clipboard/copyText';
import { RUN_TEXT } from '../runText';
import { baseSource } from './baseSource';
import { PLAY_TEXT } from './playText';
import { TEMPLATES } from './templates';

const views = new WeakMap<Element, PlaygroundView>();

/** Shows the project of a URL's hash in `place`. Rejects if the styles can't be loaded. */
export async function showPlayground(
  place: HTMLElement,
  language: Language,
  hash: string,
): Promise<PlaygroundView> {
  await loadStyles();
  const view = views.get(place) ?? openIn(place, language);
  views.set(place, view);
  view.show(hash);
  return view;
}

/** Uses a new element, because a closed view can't be opened again in the same one. */
function openIn(place: HTMLElement, language: Language): PlaygroundView {
  const view = openPlayground(containerIn(place), optionsOf(language));
  return {
    ...view,
    close() {
      views.delete(place);
      view.close();
    },
  };
}

/** Two files, because pages with examples load only the first one. */
function loadStyles(): Promise<unknown> {
  return Promise.all([addStylesheet(runStylesheet), addStylesheet(playStylesheet)]);
}

function containerIn(place: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  place.replaceChildren(container);
  return container;
}

function optionsOf(language: Language): PlayOptions {
  const [first, ...others] = TEMPLATES.map(({ id, title, description }) => {
    return { id, title: title[language], description: description[language] };
  });
  if (!first) throw new Error('The playground has no templates.');
  return {
    text: RUN_TEXT[language],
    play: PLAY_TEXT[language],
    templates: [first, ...others],
    packagesUrl: withBase('/run/packages.json'),
    sourceOf(base) {
      const source = baseSource(base, language);
      return source && { ...source, setsUrl: withBase(source.setsUrl) };
    },
    loadText,
    loadFailureOf,
    copyText,
  };
}
