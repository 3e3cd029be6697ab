import { DEFAULT_LANGUAGE, languageOfTag } from '../../content/languages';
import { loadFailureOf } from '../ui/fetch/loadFailureOf';
import { textRange } from './codeRanges';
import { loadPageTypes } from './loadPageTypes';
import { markErrors } from './marks';
import type { PageTypes } from './pageTypes';
import type { Spot } from './spots';
import { createTip, type Tip, type TipAnchor } from './tip';
import { tipContent } from './tipContent';
import type { TypeBlock } from './typeBlocks';
import { TYPE_TEXT, type TypeText } from './typeText';

/** Shows types in the tooltip; what pointer and keyboard have in common. */
export interface TypeView {
  readonly tip: Tip;
  readonly text: () => TypeText;
  readonly load: () => Promise<PageTypes>;
  /** Says why types couldn't be loaded. */
  readonly showFailure: (anchor: TipAnchor, error: unknown) => Promise<void>;
  readonly showSpot: (block: TypeBlock, spot: Spot) => void;
}

export function createTypeView(): TypeView {
  const tip = createTip();
  const language = () => languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const text = () => TYPE_TEXT[language()];
  return {
    tip,
    text,
    async load() {
      const types = await loadPageTypes();
      markErrors(types);
      return types;
    },
    async showFailure(anchor, error) {
      console.warn(error);
      const reason = await loadFailureOf(error);
      const { failed, loadFailures } = text();
      const message = document.createElement('p');
      message.textContent = [failed, reason && loadFailures[reason]].filter(Boolean).join(' ');
      tip.show(anchor, [message]);
    },
    showSpot({ figure, code }, spot) {
      const { start, length } = spot;
      const range = textRange(code, start, length);
      const getBoundingClientRect = () => range.getBoundingClientRect();
      const content = tipContent(spot, range.toString(), language(), text());
      tip.show({ figure, getBoundingClientRect, range }, content);
    },
  };
}
