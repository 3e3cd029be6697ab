import { loadFailureOf } from 'static-pages/load';
import { documentLanguage } from '../i18n/documentText';
import type { Annotation } from './annotations';
import { textRange } from './codeRanges';
import { highlightErrors } from './highlights';
import { loadPageTypes } from './loadPageTypes';
import type { PageTypes } from './pageTypes';
import { createTooltip, type TooltipAnchor, type TypeTooltip } from './tooltip';
import { tooltipContent } from './tooltipContent';
import type { TypeBlock } from './typeBlocks';
import { TYPE_TEXT, type TypeText } from './typeText';

/** Shows types in the tooltip, for pointer and keyboard. */
export interface TypeView {
  readonly tooltip: TypeTooltip;
  readonly text: () => TypeText;
  readonly load: () => Promise<PageTypes>;
  /** Says why types couldn't be loaded. */
  readonly showFailure: (anchor: TooltipAnchor, error: unknown) => Promise<void>;
  readonly showAnnotation: (block: TypeBlock, annotation: Annotation) => void;
}

export function createTypeView(): TypeView {
  const tooltip = createTooltip();
  const text = () => TYPE_TEXT[documentLanguage()];
  return {
    tooltip,
    text,
    async load() {
      const types = await loadPageTypes();
      highlightErrors(types);
      return types;
    },
    async showFailure(anchor, error) {
      console.warn(error);
      const reason = await loadFailureOf(error);
      const { failed, loadFailures } = text();
      const message = document.createElement('p');
      message.textContent = [failed, reason && loadFailures[reason]].filter(Boolean).join(' ');
      tooltip.show(anchor, [message]);
    },
    showAnnotation({ figure, code }, annotation) {
      const { start, length } = annotation;
      const range = textRange(code, start, length);
      const getBoundingClientRect = () => range.getBoundingClientRect();
      const content = tooltipContent(annotation, range.toString(), documentLanguage(), text());
      tooltip.show({ figure, getBoundingClientRect, range }, content);
    },
  };
}
