import { test } from '@playwright/test';

/** The figures that tests count, in the order of the table at the end of a run. */
export const FIGURES = {
  pages: 'pages opened, none of whose HTML was thrown away',
  requests: 'requests of these pages',
  otherOrigins: 'of them to another origin, the logos’ aside',
  views: 'views of a page at a width, none of which scrolls sideways',
  takenOver:
    'loads of a page with each stored appearance, the systems in turn, all of whose HTML was kept',
  examples: 'examples run in their page, each with the outcome of the machine',
  letters: 'letters typed while the search opens on a slow machine, none of which was lost',
  scans: 'scans by axe',
  findings: 'findings of axe',
  stops: 'stops of the keyboard, each in order, in view and marked',
  payloads: 'payloads through a sink, none of which was executed',
  hostileCode: 'hostile inputs of code, during which every page kept answering',
  messages: 'hostile payloads that an example sent, none of which kept the page from answering',
  faults: 'faults of storage, addresses and deployments, none of which broke a page',
} as const;

export type Figure = keyof typeof FIGURES;

export const FIGURE = 'figure';

/** Adds to a figure of the run. The sum is printed at the end. */
export function count(figure: Figure, amount = 1): void {
  test.info().annotations.push({ type: FIGURE, description: `${figure} ${amount}` });
}
