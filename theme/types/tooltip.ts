import { withBase } from '@rspress/core/runtime';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '../../content/languages';
import { documentLanguage } from '../i18n/documentText';
import type { Annotation } from './annotations';
import { readRun, type TypeDocs } from './pageTypes';
import { type TypeBlock, textRange } from './typeBlocks';
import { TYPE_TEXT } from './typeText';

/** The tooltip, which is one element for all blocks. */
export interface TypeTooltip {
  readonly element: HTMLElement;
  readonly show: (block: TypeBlock, annotation: Annotation) => void;
  readonly hide: () => void;
}

/** The least distance from the name, in CSS pixels. */
const GAP = 4;
/** The least distance from the edges of the viewport, in CSS pixels. */
const MARGIN = 8;

/** Creates the tooltip. It's positioned here, because not all browsers support CSS anchor positioning. */
export function createTooltip(): TypeTooltip {
  const element = create('div', 'type-tip');
  // In the top layer, the block doesn't clip the tooltip.
  element.popover = 'manual';
  let shown: Range | undefined;

  const hide = () => {
    shown = undefined;
    markName();
    element.remove();
  };
  /** Places the tooltip below the name, or above if it only fits there or has more room there. */
  const place = () => {
    if (!shown) return;
    const { left, top, bottom } = shown.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    if (!element.isConnected || bottom < 0 || top > height) return hide();
    element.style.maxBlockSize = '';
    const below = height - MARGIN - bottom - GAP;
    const above = top - GAP - MARGIN;
    const isBelow = element.offsetHeight <= below || below >= above;
    element.style.maxBlockSize = `${Math.max(0, isBelow ? below : above)}px`;
    const start = Math.max(MARGIN, Math.min(left, width - MARGIN - element.offsetWidth));
    element.style.left = `${start}px`;
    element.style.top = `${isBelow ? bottom + GAP : top - GAP - element.offsetHeight}px`;
  };
  document.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place, { passive: true });

  return {
    element,
    show({ figure, code }, annotation) {
      shown = textRange(code, annotation);
      element.replaceChildren(...contentOf(annotation, shown.toString()));
      if (element.parentElement !== figure) figure.append(element);
      if (!element.matches(':popover-open')) element.showPopover();
      markName(shown);
      place();
    },
    hide,
  };
}

/** Highlights a name, or none without an argument, if the browser supports custom highlights. */
function markName(...names: Range[]): void {
  if (typeof Highlight !== 'undefined') CSS.highlights.set('type-name', new Highlight(...names));
}

/** The content of the tooltip: errors, type, and documentation of `name`. */
function contentOf({ entry, errors }: Annotation, name: string): HTMLElement[] {
  const code = create('code', 'type-signature');
  code.translate = false;
  for (const { text, className = '' } of (entry?.signature ?? []).map(readRun)) {
    code.append(className ? create('span', className, text) : text);
  }
  const docs = entry?.docs ? docsOf(entry.docs, name) : [];
  return [...errors.map(errorOf), ...(entry ? [code] : []), ...docs];
}

function errorOf(message: string): HTMLElement {
  const line = create('p', 'type-error');
  const body = create('span', '', message);
  body.lang = 'en';
  line.append(create('strong', '', TYPE_TEXT[documentLanguage()].error), ' ', body);
  return line;
}

function docsOf(docs: TypeDocs, name: string): HTMLElement[] {
  if ('package' in docs) {
    const comment = create('p', 'type-docs', docs.package);
    comment.lang = 'en';
    return [comment];
  }
  const language = documentLanguage();
  const translated = docs.site[language];
  const section = translated ?? docs.site[DEFAULT_LANGUAGE];
  if (!section) return [];
  const sentence = create('p', 'type-docs', section.text);
  if (!translated) sentence.lang = LANGUAGE_TAGS[DEFAULT_LANGUAGE];
  const link = create('a', '', TYPE_TEXT[language].readMore(name));
  link.href = withBase(section.href);
  // The site's router handles links with this attribute.
  link.dataset.own = '';
  return [sentence, link];
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}
