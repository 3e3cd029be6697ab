import type { LoopbackRecord } from './records.ts';

interface LoopbackRequest {
  query: string;
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
}

/** Answers a request like Algolia, without escaping text. */
export function searchRecords(records: readonly LoopbackRecord[], request: LoopbackRequest) {
  const query = request.query.toLowerCase();
  const texts = (entry: LoopbackRecord) =>
    [entry.hierarchy.lvl1, entry.hierarchy.lvl2, entry.content].join('\n').toLowerCase();
  const found = records.filter((entry) => texts(entry).includes(query));
  return {
    hits: found.slice(0, request.hitsPerPage).map((entry) => ({
      ...entry,
      _snippetResult: {
        hierarchy: Object.fromEntries(
          Object.entries(entry.hierarchy).flatMap(([level, text]) =>
            text === null ? [] : [[level, snippet(text, request)]],
          ),
        ),
        ...(entry.content === null ? {} : { content: snippet(entry.content, request) }),
      },
    })),
    nbHits: found.length,
    queryID: `query-${request.query}`,
  };
}

function snippet(text: string, request: LoopbackRequest) {
  const content = request.attributesToSnippet?.find((entry) => entry.startsWith('content:'));
  const length = Number(content?.split(':')[1] ?? 10);
  const words = text.split(' ');
  const match = (word: string) => word.toLowerCase().includes(request.query.toLowerCase());
  const at = Math.max(0, words.findIndex(match) - 1);
  const from = Math.max(0, Math.min(at, words.length - length));
  const shown = words.slice(from, from + length).map((word) => highlight(word, request));
  const ellipsis = request.snippetEllipsisText ?? '';
  const value = [
    from > 0 ? ellipsis : '',
    shown.join(' '),
    from + length < words.length ? ellipsis : '',
  ].join('');
  return { value, matchLevel: 'full' };
}

function highlight(word: string, { query, highlightPreTag, highlightPostTag }: LoopbackRequest) {
  const at = word.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0 || query === '') return word;
  const end = at + query.length;
  return `${word.slice(0, at)}${highlightPreTag}${word.slice(at, end)}${highlightPostTag}${word.slice(end)}`;
}
