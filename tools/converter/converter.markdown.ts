import type { ComponentForm } from '../../components/componentForm.ts';
import { paragraph, text } from '../../content/markdown/markdownNodes.ts';
import { CONVERTER_TEXT } from './converterPageText.ts';

export const converterForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { language }) => [paragraph(text(CONVERTER_TEXT[language].noScript))],
};

/** A form; the text around it links to the converter. */
export const converterTeaserForm: ComponentForm = { attributes: {}, markdown: () => [] };
