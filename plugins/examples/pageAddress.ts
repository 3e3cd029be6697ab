export interface PageAddress {
  /** Folder below `docs`: `en` or `zh`. */
  readonly language: string;
  /** Without the language: `/guide/basic/cli`, `/api/`. */
  readonly route: string;
}

/** `docs/zh/guide/basic/index.mdx` is `/guide/basic/` in `zh`; undefined outside `docs/<language>`. */
export function pageAddress(file: string): PageAddress | undefined {
  const match = /^docs\/([a-z]{2})\/(.+)\.mdx?$/.exec(file);
  const [, language, rest] = match ?? [];
  if (language === undefined || rest === undefined) return undefined;
  return { language, route: `/${rest}`.replace(/\/index$/, '/') };
}

/** The page of the same route in the other language. */
export function twinOf(file: string): string {
  return file.startsWith('docs/zh/')
    ? file.replace('docs/zh/', 'docs/en/')
    : file.replace('docs/en/', 'docs/zh/');
}

/**
 * The folder a page's sets are written to, below `.examples`. One level, so that a set of
 * `guide/basic.mdx` never lies inside a set of another page.
 */
export function pageFolder(file: string): string {
  const { language, route } = pageAddress(file) ?? { language: 'other', route: `/${file}` };
  const name = route.slice(1).replace(/\/$/, '/index').replaceAll('/', '.');
  return `${language}/${name || 'index'}`;
}
