import { assertInternal, rspressInternal } from '../internals.ts';

const ONE_OBJECT = rspressInternal(
  'a module virtual-site-data that exports one object of JSON',
  'dist/node/runtimeModule/siteData',
  'plugins/rspress/theme-entries/withoutSidebars.ts',
);

interface Locale {
  lang: string;
  label: string;
  sidebar?: unknown;
}

interface SiteData {
  locales: readonly Locale[];
  themeConfig: { locales?: readonly Locale[]; sidebar?: unknown };
}

/** Removes the sidebars from the code of the site data module, which exports one JSON object. */
export function withoutSidebars(code: string): string {
  const [, json] = /^export default (\{.*\});?\s*$/s.exec(code) ?? [];
  assertInternal(json !== undefined, ONE_OBJECT);
  return `export default ${JSON.stringify(leanSite(JSON.parse(json)))};`;
}

function leanSite(site: SiteData): SiteData {
  const { sidebar: _, locales, ...themeConfig } = site.themeConfig;
  return {
    ...site,
    // Rspress includes the same objects twice.
    locales: site.locales.map(({ lang, label }) => ({ lang, label })),
    themeConfig: { ...themeConfig, locales: locales?.map(withoutOwn) },
  };
}

function withoutOwn({ sidebar: _, ...locale }: Locale): Locale {
  return locale;
}
