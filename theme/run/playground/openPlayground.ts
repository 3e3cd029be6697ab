import { withBase } from '@rspress/core/runtime';
import { openPlayground, type PlaygroundView, type PlayOptions } from 'run-examples/playground';
import playStylesheet from 'run-examples/playground.css?url';
import runStylesheet from 'run-examples/view.css?url';
import type { Language } from '../../../content/languages';
import { addStylesheet } from '../../ui/addStylesheet';
import { copyText } from '../../ui/clipboard/copyText';
import { loadFailureOf } from '../../ui/fetch/loadFailureOf';
import { loadText } from '../../ui/fetch/loadText';
import { RUN_TEXT } from '../runText';
import { baseSource } from './baseSource';
import { PLAY_TEXT } from './playText';
import { TEMPLATES } from './templates';

const views = new WeakMap<Element, PlaygroundView>();

/** Shows the project of a fragment in the playground's place. Rejects where its styles can't be loaded. */
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

/** A page that's shown again has the same element, in which a closed view can't be opened again. */
function openIn(place: HTMLElement, language: Language): PlaygroundView {
  const view = openPlayground(roomIn(place), optionsOf(language));
  return {
    ...view,
    close() {
      views.delete(place);
      view.close();
    },
  };
}

/** Two files, as examples in other pages have the first one alone. */
export function loadStyles(): Promise<unknown> {
  return Promise.all([addStylesheet(runStylesheet), addStylesheet(playStylesheet)]);
}

function roomIn(place: HTMLElement): HTMLElement {
  const room = document.createElement('div');
  place.replaceChildren(room);
  return room;
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
