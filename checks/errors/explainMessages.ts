import type { Language } from '../../content/languages.ts';
import type { ErrorEntry } from '../../tools/error-finder/errorIndex.ts';
import { firstSentences } from './firstSentences.ts';
import type { KnownMessages } from './knownMessages.ts';
import { likeness, quoteWords } from './quotesMessage.ts';
import { bestPlaces, MAIN_PAGES, type MessagePlace, type QuotingPage } from './readQuotes.ts';

export interface Explanations {
  /** Those of the main page first. */
  readonly entries: readonly ErrorEntry[];
  /** The messages of the packages that no page explains. */
  readonly unexplained: readonly string[];
}

/** Pages that only list what others explain. */
const LISTS = /^\/guide\/(?:releases\/|help\/error-finder$)/;

/**
 * Finds where the pages of a language explain `messages`, and what they say about them. Throws if a
 * section of `known` doesn't exist.
 */
export function explainMessages(
  pages: readonly QuotingPage[],
  language: Language,
  messages: readonly string[],
  known: readonly KnownMessages[],
): Explanations {
  const places = pages
    .filter((page) => page.language === language && !LISTS.test(page.route))
    .flatMap((page) =>
      page.quotes.map((quote): MessagePlace => ({ ...quote, page, words: quoteWords(quote.text) })),
    );
  const entries = new Map<string, ErrorEntry & { messages: string[] }>();
  const add = (place: MessagePlace, texts: readonly string[]) => {
    const entry = entryOf(place, language);
    const key = `${entry.url} ${entry.text}`;
    const own = entries.get(key) ?? { ...entry, messages: [] };
    own.messages.push(...texts.filter((text) => !own.messages.includes(text)));
    entries.set(key, own);
  };
  const unexplained: string[] = [];
  for (const message of messages) {
    const words = quoteWords(message);
    const found = places
      .map((place) => ({ place, likeness: likeness(place.words, words) }))
      .filter((one) => one.likeness > 0);
    if (found.length === 0) unexplained.push(message);
    for (const place of bestPlaces(found)) add(place, [message, ...ownText(place, words)]);
  }
  for (const { section, messages: texts } of known) {
    const own = places.filter(({ page, section: id }) => `${page.route}#${id}` === section);
    for (const text of texts) add(placeIn(own, text, `${language} page has ${section}`), [text]);
  }
  return { entries: [...entries.values()].sort(mainPageFirst), unexplained };
}

/** The quote itself is another pattern if it has words that the message lacks: `fn` is not a function. */
function ownText({ text, words }: MessagePlace, message: readonly string[]): string[] {
  const more = words.filter((word) => !message.includes(word)).length;
  return words.length > 2 && more > 0 ? [text] : [];
}

/** Where a section explains a message: a row or an item that quotes it, or else the whole section. */
function placeIn(places: readonly MessagePlace[], message: string, missing: string): MessagePlace {
  const words = quoteWords(message);
  const quoting = places.filter((one) => likeness(one.words, words) > 0);
  const place =
    quoting.find(({ kind }) => kind === 'row' || kind === 'item') ??
    places.find(({ kind }) => kind === 'heading');
  if (!place) throw new Error(`checks/errors/knownMessages.ts: no ${missing}`);
  return place;
}

/** If several entries explain a message equally well, those of the main pages are the first. */
function mainPageFirst(a: ErrorEntry, b: ErrorEntry): number {
  const isMain = ({ url }: ErrorEntry) => MAIN_PAGES.includes(url.replace(/#.*/, ''));
  return Number(isMain(b)) - Number(isMain(a));
}

function entryOf({ page, section, heading, about, fix }: MessagePlace, language: Language) {
  return {
    url: `${page.route}#${section}`,
    page: page.title,
    section: heading,
    text: firstSentences(about, language),
    ...(fix && { fix }),
  };
}
