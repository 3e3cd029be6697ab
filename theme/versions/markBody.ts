import type { VersionText } from '../i18n/text/versionText';
import { withText } from './elements';
import type { PageNotes } from './pageNotes';

/** Blocks in JavaScript and TypeScript, which `LaterExample` counts. */
const CODE =
  ':is([data-lang=ts],[data-lang=tsx],[data-lang=mts],[data-lang=cts],[data-lang=js],[data-lang=jsx],[data-lang=mjs],[data-lang=cjs])';
const LATER = 'data-later';
const MARK = 'version-mark';

/**
 * Dims and marks in a page's content what the reader's version doesn't have. Returns a function that
 * undoes it. The marks are outside of the flow, so nothing moves.
 */
export function markBody(
  body: HTMLElement,
  notes: PageNotes,
  chosen: string,
  text: VersionText,
): () => void {
  const added: Element[] = [];
  const dimmed: Element[] = [];
  const dim = (element: Element) => {
    element.setAttribute(LATER, '');
    dimmed.push(element);
  };
  if (notes.since !== undefined) for (const child of body.children) dim(child);
  for (const { id, since } of notes.parts) {
    const heading = document.getElementById(id);
    const start = heading?.parentElement;
    if (!heading || !start) continue;
    for (const element of sectionOf(start)) dim(element);
    added.push(markOf(since, text));
    heading.append(added.at(-1) as Element);
  }
  const blocks = body.querySelectorAll(`pre${CODE}`);
  for (const { block, since, names } of notes.examples) {
    const figure = blocks[block]?.closest('figure');
    if (!figure || figure.closest(`[${LATER}]`)) continue;
    dim(figure);
    const mark = markOf(since, text, names);
    added.push(mark);
    figure.before(mark);
  }
  for (const { option, value } of notes.defaults) {
    const former = formerDefault(value, chosen, text);
    added.push(former);
    defaultOf(body, option)?.append(former);
  }
  return () => {
    for (const element of dimmed) element.removeAttribute(LATER);
    for (const element of added) element.remove();
  };
}

/** Characters of a former default that fit next to the present one. */
const SHORT = 24;

/** A long value is behind a disclosure below the facts, so that nothing moves. */
function formerDefault(value: string, chosen: string, text: VersionText): HTMLElement {
  const code = withText('code', value);
  const former = document.createElement(value.length > SHORT ? 'details' : 'span');
  former.className = 'version-default';
  if (value.length > SHORT) former.append(withText('summary', text.defaultIn(chosen)), code);
  else former.append(' ', code, ` ${text.formerDefault(chosen)}`);
  return former;
}

/** A heading's element and everything up to the next heading of its level or above. */
function sectionOf(start: Element): Element[] {
  const elements = [start];
  const level = levelOf(start) ?? 0;
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    const other = levelOf(next);
    if (other !== undefined && other <= level) break;
    elements.push(next);
  }
  return elements;
}

function levelOf(element: Element): number | undefined {
  const level = element.getAttribute('data-level');
  return level === null ? undefined : Number(level.slice(1));
}

function markOf(since: string, text: VersionText, names: readonly string[] = []): HTMLElement {
  const mark = withText('span', `${text.cameWith(since)}${names.length > 0 ? ': ' : ''}`);
  mark.className = MARK;
  if (names.length > 0) mark.append(withText('code', names.join(', ')));
  return mark;
}

/** The second row of an option's facts, whose label names the option. */
function defaultOf(body: HTMLElement, option: string): Element | undefined {
  const lists = [...body.querySelectorAll('dl[aria-label]')];
  const facts = lists.find((list) => list.getAttribute('aria-label')?.split(' ').includes(option));
  return facts?.querySelectorAll('dd')[1];
}
