import { assertInternal, rspressInternal } from './internals.ts';

const ONE_OBJECT = rspressInternal(
  'a module virtual-site-data that exports one object of JSON',
  'dist/node/runtimeModule/siteData',
  'packages/static-pages/src/build/browserSiteData.ts',
);

interface Locale {
  lang: string;
  label: string;
  nav?: unknown;
}

interface SiteData {
  route: object;
  locales: readonly Locale[];
  themeConfig: { locales?: readonly Locale[] };
}

/** Fields that the theme and Rspress' runtime read. The HTML already has sidebars, titles, and icons. */
const SITE = ['base', 'siteOrigin', 'lang', 'multiVersion'];
const ROUTE = ['cleanUrls'];
const THEME = ['darkMode', 'hideNavbar', 'socialLinks'];

/** Reduces the code of the site data module, which exports one JSON object, to what browsers use. */
export function browserSiteData(code: string): string {
  const [, json] = /^export default (\{.*\});?\s*$/s.exec(code) ?? [];
  assertInternal(json !== undefined, ONE_OBJECT);
  return `export default ${JSON.stringify(reduceSite(JSON.parse(json)))};`;
}

function reduceSite(site: SiteData): object {
  const { locales = [] } = site.themeConfig;
  return {
    ...pick(site, SITE),
    route: pick(site.route, ROUTE),
    locales: site.locales.map(({ lang, label }) => ({ lang, label })),
    themeConfig: {
      ...pick(site.themeConfig, THEME),
      locales: locales.map(({ lang, nav }) => ({ lang, nav })),
    },
  };
}

function pick(object: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));
}
