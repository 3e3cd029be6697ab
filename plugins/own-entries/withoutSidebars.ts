interface Locale {
  lang: string;
  label: string;
  sidebar?: unknown;
}

interface SiteData {
  locales: readonly Locale[];
  themeConfig: { locales?: readonly Locale[]; sidebar?: unknown };
}

/** Pure: the module of the site's data, which exports one object of JSON, without the sidebars. */
export function withoutSidebars(code: string): string {
  const [, json] = /^export default (\{.*\});?\s*$/s.exec(code) ?? [];
  if (json === undefined) {
    throw new Error('The module of the site’s data is no longer one object that it exports.');
  }
  return `export default ${JSON.stringify(leanSite(JSON.parse(json)))};`;
}

function leanSite(site: SiteData): SiteData {
  const { sidebar: _, locales, ...themeConfig } = site.themeConfig;
  return {
    ...site,
    // Rspress gives the same objects twice.
    locales: site.locales.map(({ lang, label }) => ({ lang, label })),
    themeConfig: { ...themeConfig, locales: locales?.map(withoutOwn) },
  };
}

function withoutOwn({ sidebar: _, ...locale }: Locale): Locale {
  return locale;
}
