import { GLOSSARY } from '../../content/glossary.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { proseRuns } from './proseRuns.ts';

/** Reports words on Chinese pages that the glossary refuses, except in code. */
export function checkTerms(pages: readonly Page[]): Problem[] {
  const rows = GLOSSARY.flatMap(({ en, zh, refused }) =>
    refused ? [{ en, zh, pattern: new RegExp(refused.join('|'), 'gu') }] : [],
  );
  return pages.flatMap((page) => {
    if (page.language !== 'zh') return [];
    return proseRuns(page).flatMap((run) =>
      rows.flatMap(({ en, zh, pattern }) =>
        [...run.text.matchAll(pattern)].map((match) => {
          const message = `write ${zh} (${en}) instead of ${match[0]}`;
          return { file: page.file, line: run.lineAt(match.index), message };
        }),
      ),
    );
  });
}
