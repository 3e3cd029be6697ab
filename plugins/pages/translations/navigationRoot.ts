import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bodyOffset } from '../../../content/front-matter/readFrontMatter.ts';
import { mergeMeta } from '../../../content/navigation/mergeMeta.ts';
import { readMetaFiles } from '../../../content/navigation/metaFiles.ts';
import { outputFile } from '../../../content/outputFile.ts';
import { routeFile } from '../../../content/routes/routeFile.ts';
import type { UntranslatedPage } from '../../../content/untranslatedPages.ts';
import { TEXT } from '../../../theme/i18n/text.ts';

/** Pages that Rspress' sidebars need in another form. */
export interface AdaptedPages {
  readonly untranslated: readonly UntranslatedPage[];
  /** Absolute paths of pages that start with a byte order mark: Rspress doesn't find their title. */
  readonly marked: readonly string[];
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

export function hasByteOrderMark(content: Buffer): boolean {
  return content.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
}

/**
 * Rspress generates sidebars from the files below `config.root`, and routes from those in the docs
 * folder. If Chinese pages are missing, or pages start with a byte order mark, this writes a copy of that
 * folder, with English pages as fallbacks, both as files and in `_meta.json`, and without the marks. Returns the path of the copy.
 */
export async function writeNavigationRoot(
  docs: string,
  copy: string,
  { untranslated, marked }: AdaptedPages,
): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await cp(docs, copy, {
    recursive: true,
    filter: (file) => file !== path.join(docs, 'public'),
  });
  for (const file of marked) {
    const content = (await readFile(file)).subarray(BYTE_ORDER_MARK.length);
    await outputFile(path.join(copy, path.relative(docs, file)), content);
  }
  for (const { route } of untranslated) {
    const page = routeFile(route, '.mdx');
    const source = await readFile(path.join(docs, 'en', page), 'utf8');
    await outputFile(path.join(copy, 'zh', page), withNotice(source));
  }
  const [english, chinese] = ['en', 'zh'].map((language) => {
    return readMetaFiles(path.dirname(docs), path.join(docs, language));
  });
  for (const [folder, items] of english ?? []) {
    const merged = mergeMeta(items, chinese?.get(folder) ?? []);
    await outputFile(path.join(copy, 'zh', folder, '_meta.json'), JSON.stringify(merged));
  }
  return copy;
}

/** The source of the Markdown copy, with a notice that it isn't translated. */
function withNotice(source: string): string {
  const at = bodyOffset(source);
  const notice = `\n:::info\n\n${TEXT.zh.untranslated}\n\n:::\n`;
  return source.slice(0, at) + notice + source.slice(at);
}
