import type { MarkedText } from 'site-search';
import type { BackendHit } from '../searchBackend';
import { asRecord, sitePath } from '../untrusted';
import { LEVELS, MATCH_BEGIN, MATCH_END } from './hostedRequest';

/**
 * Converts a hit of the hosted index. The index can contain anything: returns `undefined` for hits of
 * other sites and hits without a title.
 */
export function hostedHit(raw: unknown): BackendHit | undefined {
  const { objectID, url, hierarchy, _snippetResult } = asRecord(raw);
  const path = typeof url === 'string' ? sitePath(url) : undefined;
  const names = asRecord(hierarchy);
  const page = textOf(names.lvl1);
  if (typeof objectID !== 'string' || path === undefined || page === '') return undefined;
  const snippets = asRecord(_snippetResult);
  const headings = LEVELS.slice(1).flatMap((level) => {
    const heading = textOf(names[level]);
    const snippet = snippetOf(asRecord(snippets.hierarchy)[level]);
    return heading === '' ? [] : [snippet.text === '' ? { text: heading, marks: [] } : snippet];
  });
  return {
    objectID,
    url: path,
    area: textOf(names.lvl0),
    page,
    parents: headings.slice(1, -1),
    title: headings.at(-1) ?? { text: page, marks: [] },
    text: snippetOf(snippets.content),
    facts: {},
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The text of Algolia's snippet and its matches. A match that the snippet cuts reaches to the end. */
function snippetOf(snippet: unknown): MarkedText {
  const marks: { start: number; end: number }[] = [];
  let text = '';
  let start: number | undefined;
  const close = () => {
    if (start !== undefined) marks.push({ start, end: text.length });
    start = undefined;
  };
  const tags = new RegExp(`([${MATCH_BEGIN}${MATCH_END}])`);
  for (const part of textOf(asRecord(snippet).value).split(tags)) {
    if (part === MATCH_BEGIN) start ??= text.length;
    else if (part === MATCH_END) close();
    else text += part;
  }
  close();
  return { text, marks };
}
