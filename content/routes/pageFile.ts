import { LANGUAGES, type Language } from '../languages.ts';
import { fileRoute, routeFile } from './routeFile.ts';

export interface PageLocation {
  readonly language: Language;
  /** Without the language: `/config/test/bail`, `/guide/start/`. */
  readonly route: string;
}

/**
 * The language and route of a file: `docs/zh/config/test/index.mdx` is `/config/test/` in Chinese;
 * `undefined` if the file isn't a page.
 */
export function parsePageFile(file: string): PageLocation | undefined {
  const language = fileLanguage(file, LANGUAGES);
  if (language === undefined || !/\.mdx?$/.test(file)) return undefined;
  const folder = languageFolder({ file, language });
  return { language, route: fileRoute(file.slice(folder.length)) };
}

/**
 * The language of a file such as `en/guide/index.mdx` or `v2/en/index.mdx`; `undefined` if it isn't
 * in the folder of a language.
 */
export function fileLanguage<Code extends string>(
  file: string,
  languages: readonly Code[],
): Code | undefined {
  const folders = file.split('/').slice(0, -1);
  return folders.find((folder): folder is Code => languages.some((code) => code === folder));
}

/** The folders of pages, for messages: `docs/en or docs/zh`. */
export function languageFolders(): string {
  const folders = LANGUAGES.map((language) => `docs/${language}`);
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(folders);
}

/** The folder of a page's language: `docs/zh`, or `docs/v2/zh` if the site has versions. */
export function languageFolder({ file, language }: { file: string; language: Language }): string {
  return file.slice(0, `/${file}`.indexOf(`/${language}/`) + language.length);
}

/** The path of the same page in another language, whether it exists or not. */
export function counterpartFile(file: string, language: Language): string {
  const current = fileLanguage(file, LANGUAGES);
  const folders = file.split('/');
  return current === undefined ? file : folders.with(folders.indexOf(current), language).join('/');
}

/** The file of a page, relative to the project's root: `docs/zh/config/test/index.mdx`. */
export function pageFile(route: string, language: Language): string {
  return `docs/${language}${routeFile(route, '.mdx')}`;
}
