import { GLOSSARY } from '../../../content/glossary.ts';
import { forLanguage, proseRuns } from '../proseRuns.ts';

const REFUSED_TERMS = GLOSSARY.flatMap(({ en, zh, refused }) =>
  refused ? [{ en, zh, pattern: new RegExp(refused.join('|'), 'gu') }] : [],
);

/** Reports words on Chinese pages that the glossary refuses, except in code. */
export const checkTerms = forLanguage('zh', (page) =>
  proseRuns(page).flatMap((run) =>
    REFUSED_TERMS.flatMap(({ en, zh, pattern }) =>
      [...run.text.matchAll(pattern)].map((match) => ({
        file: page.file,
        line: run.lineAt(match.index),
        message: `write ${zh} (${en}) instead of ${match[0]}`,
      })),
    ),
  ),
);
