import { escapeHtml, type Hierarchy, LEVELS, type MarkedText, type SearchHit } from 'site-search';
import { POST_TAG, PRE_TAG } from '../dialog/highlight';
import { sitePath } from '../dialog/siteUrl';
import { MATCH_BEGIN, MATCH_END } from './hostedRequest';

/**
 * Converts a hit of the hosted index, with its text escaped. The index can contain anything: returns
 * `undefined` for hits of other sites and hits without a title.
 */
export function hostedHit(raw: unknown): SearchHit | undefined {
  const { objectID, url, type, hierarchy, content, _snippetResult } = record(raw);
  const path = typeof url === 'string' ? sitePath(url) : undefined;
  const levels = textsOf(hierarchy);
  if (typeof objectID !== 'string' || path === undefined || levels.lvl1 === null) return undefined;
  const snippets = record(_snippetResult);
  const headings = record(snippets.hierarchy);
  return {
    objectID,
    url: path,
    type: (LEVELS.slice(1).find((level) => level === type) as SearchHit['type']) ?? 'content',
    content: typeof content === 'string' ? escapeHtml(content) : null,
    hierarchy: levels,
    _highlightResult: { hierarchy: {} },
    _snippetResult: {
      hierarchy: Object.fromEntries(
        LEVELS.flatMap((level) => {
          const snippet = snippetOf(headings[level]);
          return snippet ? [[level, snippet]] : [];
        }),
      ),
      content: snippetOf(snippets.content),
    },
  };
}

function textsOf(hierarchy: unknown): Hierarchy {
  const source = record(hierarchy);
  const texts = LEVELS.map((level) => {
    const text = source[level];
    return [level, typeof text === 'string' && text !== '' ? escapeHtml(text) : null];
  });
  return Object.fromEntries(texts) as Hierarchy;
}

function snippetOf(snippet: unknown): MarkedText | undefined {
  const { value } = record(snippet);
  if (typeof value !== 'string' || value === '') return undefined;
  return {
    value: escapeHtml(value).replaceAll(MATCH_BEGIN, PRE_TAG).replaceAll(MATCH_END, POST_TAG),
  };
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
