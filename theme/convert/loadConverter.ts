import { openTeaser } from './openTeaser';

/**
 * Loads the converter for `element`, or its teaser on the home page. The converter's stylesheet is in the
 * head of its page.
 */
export async function loadConverter(element: HTMLElement) {
  if (element.matches('[data-teaser]')) return openTeaser;
  return (await import(/* webpackChunkName: "converter" */ './openConverter')).openConverter;
}
