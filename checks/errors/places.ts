import type { Page } from '../../content/page.ts';
import { QUOTE_KINDS, type Quote } from './readQuotes.ts';

/** Where a page quotes a message. */
export interface Place extends Quote {
  readonly page: Page;
  readonly words: readonly string[];
}

/** A place that may explain a message. */
export interface LikelyPlace {
  readonly place: Place;
  readonly likeness: number;
}

/** How many places explain a message at most. */
const MOST_PLACES = 3;
/** The page that explains messages; the others mention them. */
const MAIN_PAGE = '/guide/advanced/troubleshooting';

/** Places that are this much less like a message than the best one quote another message. */
const TOLERANCE = 0.1;

/** The places that explain a message, best first, without mentions if there are explanations. */
export function bestPlaces(found: readonly LikelyPlace[]): Place[] {
  const least = Math.max(...found.map(({ likeness }) => likeness)) - TOLERANCE;
  const sorted = found
    .filter(({ likeness }) => likeness >= least)
    .map(({ place }) => place)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const best = sorted[0];
  const isMention = ({ kind }: Place) => kind === 'text' || kind === 'fails';
  const kept = best && !isMention(best) ? sorted.filter((one) => !isMention(one)) : sorted;
  const seen = new Set<string>();
  return kept
    .filter(({ page, section, about }) => {
      const key = `${page.route}#${section} ${about}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_PLACES);
}

function rankOf({ kind, page }: Place): number {
  return QUOTE_KINDS.indexOf(kind) + (page.route === MAIN_PAGE ? 0 : 0.5);
}
