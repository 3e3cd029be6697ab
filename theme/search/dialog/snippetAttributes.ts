import { LEVELS } from 'site-search';
import { SEARCH } from '../../settings/search';

const ATTRIBUTES = [...LEVELS.slice(1).map((level) => `hierarchy.${level}`), 'content'];

/**
 * The attributes to shorten around a match, each with its number of words: `content:10`. DocSearch
 * knows the width of the screen only after its first search.
 */
export function snippetAttributes(): string[] {
  const narrow = window.matchMedia(`(max-width: ${SEARCH.narrowUpTo}px)`).matches;
  const words = narrow ? SEARCH.snippetWordsNarrow : SEARCH.snippetWords;
  return ATTRIBUTES.map((attribute) => `${attribute}:${words}`);
}
