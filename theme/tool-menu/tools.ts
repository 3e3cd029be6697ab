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

const logo = (tool: string) => `${ASSETS_ORIGIN}/${tool}/${tool}-logo.svg`;
const link = (
  id: ToolId,
  name: string,
  rest: Pick<ToolLink, 'logo' | 'url'> & Partial<ToolLink>,
): ToolLink => ({
  id,
  name,
  desc: TOOL_TEXT.zh.tools[id],
  descEn: TOOL_TEXT.en.tools[id],
  ...rest,
});

const site = (id: ToolId, name: string): ToolLink => {
  const home = `https://${id}.rs`;
  return link(id, name, { logo: logo(id), url: `${home}/zh/`, urlEn: home });
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
  link('index', 'Awesome Rstack', {
    logo: logo('rstack'),
    url: 'https://github.com/rstackjs/awesome-rstack',
  }),
];

export const LANDING_TOOLS = TOOLS.filter(({ id }) => id !== 'index');

/** The tools describe themselves in Chinese and in English, which readers of other languages get, too. */
export function toolDescription(tool: ToolLink, language: Language): string {
  return language === 'zh' ? tool.desc : tool.descEn;
}

export function toolUrl(tool: ToolLink, language: Language): string {
  return language === 'zh' ? tool.url : (tool.urlEn ?? tool.url);
}
