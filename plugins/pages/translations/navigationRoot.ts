import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bodyOffset } from '../../../content/front-matter/readFrontMatter.ts';
import {
  DEFAULT_LANGUAGE,
  type Language,
  translatedLanguages,
} from '../../../content/languages.ts';
import { mergeMeta } from '../../../content/navigation/mergeMeta.ts';
import { readMetaFiles } from '../../../content/navigation/metaFiles.ts';
import { outputFile } from '../../../content/outputFile.ts';
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
 * folder. If translations are missing, or pages start with a byte order mark, this writes a copy of that
 * folder, with the original pages as fallbacks, both as files and in `_meta.json`, and without the marks. Returns the path of the copy.
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
  const root = path.dirname(docs);
  for (const { file, translation, language } of untranslated) {
    const source = await readFile(path.join(root, file), 'utf8');
    const copied = path.join(copy, path.relative(docs, path.join(root, translation)));
    await outputFile(copied, withNotice(source, language));
  }
  const originals = readMetaFiles(root, path.join(docs, DEFAULT_LANGUAGE));
  for (const language of translatedLanguages()) {
    const translated = readMetaFiles(root, path.join(docs, language));
    for (const [folder, items] of originals) {
      const merged = mergeMeta(items, translated.get(folder) ?? []);
      await outputFile(path.join(copy, language, folder, '_meta.json'), JSON.stringify(merged));
    }
  }
  return copy;
}

/** The source of the Markdown copy, with a notice that it isn't translated. */
function withNotice(source: string, language: Language): string {
  const at = bodyOffset(source);
  const notice = `\n:::info\n\n${TEXT[language].untranslated}\n\n:::\n`;
  return source.slice(0, at) + notice + source.slice(at);
}
