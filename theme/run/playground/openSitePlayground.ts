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

/** Opens the playground in `place`. Rejects if the styles can't be loaded. */
export async function openSitePlayground(
  place: HTMLElement,
  language: Language,
): Promise<PlaygroundView> {
  // Two files, because pages with examples load only the first one.
  await Promise.all([addStylesheet(runStylesheet), addStylesheet(playStylesheet)]);
  // In the page's HTML: the highlighted code of the project that's shown first.
  const highlighted = place.querySelector('.run-plain') ?? undefined;
  return openPlayground(place, { ...optionsOf(language), highlighted });
}

function optionsOf(language: Language): PlayOptions {
  return {
    text: RUN_TEXT[language],
    play: PLAY_TEXT[language],
    templates: TEMPLATES.map(({ id, title, description }) => {
      return { id, title: title[language], description: description[language] };
    }),
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
