import type { Language } from '../../content/languages';
import type { ToolText } from '../i18n/text/toolText';
import { ASSETS_ORIGIN } from '../settings/project';

/** A sibling tool. Its description is UI text, by `id`. */
export interface ToolLink {
  id: ToolId;
  name: string;
  logo: string;
  /** English URL. */
  url: string;
  /** URLs in other languages. */
  translations?: Partial<Record<Language, string>>;
  /** Scale of the logo, for images with a wide margin. */
  logoScale?: number;
}

export type ToolId = keyof ToolText['tools'];

const logo = (tool: string) => `${ASSETS_ORIGIN}/${tool}/${tool}-logo.svg`;

const site = (id: ToolId, name: string): ToolLink => {
  const url = `https://${id}.rs`;
  return { id, name, logo: logo(id), url, translations: { zh: `${url}/zh/` } };
};

/** The menu's tools; the landing block shows all but the ecosystem index. */
export const TOOLS: readonly ToolLink[] = [
  site('rspack', 'Rspack'),
  site('rsbuild', 'Rsbuild'),
  site('rspress', 'Rspress'),
  site('rslib', 'Rslib'),
  site('rsdoctor', 'Rsdoctor'),
  site('rstest', 'Rstest'),
  site('rslint', 'Rslint'),
  {
    id: 'index',
    name: 'Awesome Rstack',
    logo: logo('rstack'),
    url: 'https://github.com/rstackjs/awesome-rstack',
  },
];

export const LANDING_TOOLS = TOOLS.filter(({ id }) => id !== 'index');

export function toolUrl({ url, translations = {} }: ToolLink, language: Language): string {
  return translations[language] ?? url;
}
