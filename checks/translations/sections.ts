import { shortHash } from '../../content/cache/codeDigest.ts';
import { fenceAttributes } from '../../content/markdown/fenceMeta.ts';
import { INTRODUCTION } from '../../content/markdown/sections.ts';
import type { Page } from '../../content/page.ts';

/** A section of a page, the unit in which translations are recorded. */
export interface PageSection {
  /** The heading's ID, or `INTRODUCTION`, which includes the title and the description. */
  readonly id: string;
  /** The first line, from 1. */
  readonly line: number;
  /** The text to translate, without Rstest's output, which is the same in all languages. */
  readonly text: string;
  /** Hash of the text, 12 hexadecimal digits. */
  readonly hash: string;
}

/** The sections of a page; empty if the body isn't valid MDX, which is reported elsewhere. */
export function sectionsToTranslate(page: Page): PageSection[] {
  const lines = page.source.split(/\r?\n/);
  const printed = outputLines(page);
  return page.sections.map(({ id, line, endLine }) => {
    const isIntroduction = id === INTRODUCTION && line === page.sections[0]?.line;
    const head = isIntroduction ? frontMatterLines(page) : [];
    const body = lines.slice(line - 1, endLine - 1).filter((_, at) => !printed.has(line + at));
    const text = [...head, ...body].join('\n').trim();
    return { id, line: isIntroduction ? 1 : line, text, hash: shortHash(text) };
  });
}

/**
 * The translated front matter fields. Facts aren't translated and are compared separately; messages are
 * only in the default language.
 */
function frontMatterLines({ frontMatterData }: Page): string[] {
  const {
    options: _options,
    api: _api,
    messages: _messages,
    ...words
  } = (frontMatterData ?? {}) as Record<string, unknown>;
  return Object.entries(words).map(([field, value]) =>
    typeof value === 'string' ? `${field}: ${value}` : `${field}: ${JSON.stringify(value)}`,
  );
}

/** The lines with Rstest's output, which the example runner writes into all languages. */
function outputLines({ codeBlocks }: Page): ReadonlySet<number> {
  const printed = codeBlocks.filter(({ meta }) => fenceAttributes(meta).has('output'));
  return new Set(
    printed.flatMap(({ line, endLine }) =>
      Array.from({ length: Math.max(0, endLine - line - 1) }, (_, at) => line + 1 + at),
    ),
  );
}
