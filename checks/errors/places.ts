import { QUOTE_KINDS, type Quote, type QuotingPage } from './readQuotes.ts';

/** Where a page quotes a message. */
export interface MessagePlace extends Quote {
  readonly page: QuotingPage;
  readonly words: readonly string[];
}

/** A place that may explain a message. */
export interface LikelyPlace {
  readonly place: MessagePlace;
  readonly likeness: number;
}

/** How many places explain a message at most. */
const MOST_PLACES = 3;
/** The pages that explain messages; the others mention them. */
export const MAIN_PAGES: readonly string[] = [
  '/guide/advanced/troubleshooting',
  '/guide/advanced/module-errors',
  '/guide/advanced/assertion-errors',
];

/** Places that are this much less like a message than the best one quote another message. */
const TOLERANCE = 0.1;
/** The main page explains several messages by one of them. */
const MAIN_TOLERANCE = 0.15;

/** The places that explain a message, best first, without mentions if there are explanations. */
export function bestPlaces(found: readonly LikelyPlace[]): MessagePlace[] {
  const most = Math.max(...found.map(({ likeness }) => likeness));
  const sorted = found
    .filter(({ place, likeness }) => {
      return likeness >= most - (isMain(place) ? MAIN_TOLERANCE : TOLERANCE);
    })
    .map(({ place }) => place)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const best = sorted[0];
  const isMention = (one: MessagePlace) =>
    !isMain(one) && (one.kind === 'text' || one.kind === 'fails');
  const kept = best && !isMention(best) ? sorted.filter((one) => !isMention(one)) : sorted;
  const seen = new Set<string>();
  return kept
    .filter(({ page, section, about }) => {
      const key = `${page.route}#${section} ${about}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_PLACES);
}

function isMain({ page }: Pick<MessagePlace, 'page'>): boolean {
  return MAIN_PAGES.includes(page.route);
}

function rankOf(place: MessagePlace): number {
  return QUOTE_KINDS.indexOf(place.kind) + (isMain(place) ? 0 : QUOTE_KINDS.length);
}
