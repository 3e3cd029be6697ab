import { withBase } from '@rspress/core/runtime';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '../../content/languages';
import type { Annotation } from './annotations';
import type { TypeDocs } from './pageTypes';
import { readRun } from './signatureRun';
import type { TypeText } from './typeText';

/** What the tooltip says about a annotation whose code is `name`. */
export function tooltipContent(
  { entry, errors }: Annotation,
  name: string,
  language: Language,
  text: TypeText,
): HTMLElement[] {
  return [
    ...errors.map((message) => errorOf(message, text)),
    ...(entry ? [signature(entry.signature)] : []),
    ...(entry?.docs ? docsOf(entry.docs, name, language, text) : []),
  ];
}

function errorOf(message: string, text: TypeText): HTMLElement {
  const label = element('strong', 'type-error-label', text.error);
  const body = element('span', '', message);
  body.lang = 'en';
  const line = element('p', 'type-error');
  line.append(label, ' ', body);
  return line;
}

function signature(runs: readonly string[]): HTMLElement {
  const code = element('code', 'type-signature');
  code.translate = false;
  code.append(
    ...runs
      .map(readRun)
      .map(({ text, className }) =>
        className === undefined ? text : element('span', className, text),
      ),
  );
  return code;
}

function docsOf(docs: TypeDocs, name: string, language: Language, text: TypeText): HTMLElement[] {
  if ('package' in docs) {
    const comment = element('p', 'type-docs', docs.package);
    comment.lang = 'en';
    return [comment];
  }
  const own = docs.site[language];
  const link = own ?? docs.site[DEFAULT_LANGUAGE];
  if (!link) return [];
  const sentence = element('p', 'type-docs', link.text);
  if (!own) sentence.lang = LANGUAGE_TAGS[DEFAULT_LANGUAGE];
  const more = element('a', 'type-more', text.readMore(name));
  more.href = withBase(link.href);
  // Followed without loading a document.
  more.dataset.own = '';
  return [sentence, more];
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text?: string,
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  if (className) created.className = className;
  if (text !== undefined) created.textContent = text;
  return created;
}
