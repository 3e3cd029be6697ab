import { inParagraphs } from '../../content/markdown/inParagraphs.ts';
import { lineBreak, link, list, strong, text } from '../../content/markdown/markdownNodes.ts';
import { BENCHMARKS } from '../benchmarks/benchmarks.ts';
import type { ComponentForm } from '../componentForm.ts';
import { homeFigures } from './homeFigures.ts';

export const exampleWindowForm: ComponentForm = {
  attributes: {},
  markdown: ({ children }) => inParagraphs(children),
};

export const measuredFiguresForm: ComponentForm = {
  attributes: {},
  markdown: (_element, { freshness, language }) => [
    list(
      homeFigures(BENCHMARKS, freshness, language).map(({ value, label, detail, url }) => [
        strong(text(value)),
        text(' '),
        link(label, url),
        lineBreak,
        text(detail),
      ]),
    ),
  ],
};
