import type { Language } from '../../content/languages';
import { TOOL_TEXT, type ToolText } from '../i18n/text/toolText';
import { ASSETS_ORIGIN } from '../settings/project';

/** A sibling tool. */
export interface ToolLink {
  id: ToolId;
  name: string;
  /** Chinese description. */
  desc: string;
  descEn: string;
  logo: string;
  url: string;
  /** English URL, if it differs. */
  urlEn?: string;
  /** Scale of the logo, for images with a wide margin. */
  logoScale?: number;
}

export type ToolId = keyof ToolText['tools'];

const logoUrl = (folder: string) => `${ASSETS_ORIGIN}/${folder}/${folder}-logo.svg`;

const descriptions = (id: ToolId) => ({
  desc: TOOL_TEXT.zh.tools[id],
  descEn: TOOL_TEXT.en.tools[id],
});

/** A tool whose site is at `https://<id>.rs`. */
const toolWithSite = (id: ToolId, name: string): ToolLink => {
  const home = `https://${id}.rs`;
  return { id, name, ...descriptions(id), logo: logoUrl(id), url: `${home}/zh/`, urlEn: home };
};

/** The menu's tools; the landing block shows all but the ecosystem index. */
export const TOOLS: readonly ToolLink[] = [
  toolWithSite('rspack', 'Rspack'),
  toolWithSite('rsbuild', 'Rsbuild'),
  toolWithSite('rspress', 'Rspress'),
  toolWithSite('rslib', 'Rslib'),
  toolWithSite('rsdoctor', 'Rsdoctor'),
  toolWithSite('rstest', 'Rstest'),
  toolWithSite('rslint', 'Rslint'),
  {
    id: 'index',
    name: 'Awesome Rstack',
    ...descriptions('index'),
    logo: logoUrl('rstack'),
    url: 'https://github.com/rstackjs/awesome-rstack',
  },
];

export const LANDING_TOOLS = TOOLS.filter(({ id }) => id !== 'index');

/** The description in Chinese or, for readers of all other languages, in English. */
export function toolDescription(tool: ToolLink, language: Language): string {
  return language === 'zh' ? tool.desc : tool.descEn;
}

export function toolUrl(tool: ToolLink, language: Language): string {
  return language === 'zh' ? tool.url : (tool.urlEn ?? tool.url);
}
