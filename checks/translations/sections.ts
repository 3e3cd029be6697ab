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
  const output = outputLines(page);
  return page.sections.map(({ id, line, endLine }) => {
    const isIntroduction = id === INTRODUCTION && line === page.sections[0]?.line;
    const head = isIntroduction ? frontMatterLines(page) : [];
    const body = lines.slice(line - 1, endLine - 1).filter((_, index) => !output.has(line + index));
    const text = [...head, ...body].join('\n').trim();
    return { id, line: isIntroduction ? 1 : line, text, hash: shortHash(text) };
  });
}

/**
 * The front matter without fields that aren't translated: `checkSameFacts` compares `options` and `api`,
 * and `messages` are only in the default language.
 */
function frontMatterLines({ frontMatterData }: Page): string[] {
  const {
    options: _options,
    api: _api,
    messages: _messages,
    ...translated
  } = (frontMatterData ?? {}) as Record<string, unknown>;
  return Object.entries(translated).map(([field, value]) =>
    typeof value === 'string' ? `${field}: ${value}` : `${field}: ${JSON.stringify(value)}`,
  );
}

/** The numbers of lines with Rstest's output, which the example runner writes into all languages. */
function outputLines({ codeBlocks }: Page): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { meta, line: fenceLine, endLine } of codeBlocks) {
    if (!fenceAttributes(meta).has('output')) continue;
    for (let line = fenceLine + 1; line < endLine; line++) lines.add(line);
  }
  return lines;
}
