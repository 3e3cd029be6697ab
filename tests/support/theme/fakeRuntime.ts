/** The site, page, and location, which tests can set. */
export const world = {
  site: {
    lang: 'en',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    multiVersion: { default: '', versions: [] as string[] },
    themeConfig: { darkMode: undefined as boolean | string | undefined },
  },
  page: { pageType: 'doc' },
  location: { pathname: '/', search: '', hash: '', key: 'default' },
};

/** Replaces `@rspress/core/runtime`, which only works inside a build. */
export const fakeRuntime = {
  useSite: () => ({ site: world.site }),
  usePage: () => ({ page: world.page }),
  useLocation: () => world.location,
  withBase: (path: string) => path,
  removeBase: (path: string) => path,
  cleanUrlByConfig: (path: string) => path,
};
