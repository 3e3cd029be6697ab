/** A theme's `index.tsx`. */
declare module 'static-pages-theme' {
  const theme: import('../theme').Theme;
  export const Layout: typeof theme.Layout;
  export const attach: typeof theme.attach;
  export const readData: typeof theme.readData;
  export const carryQuery: typeof theme.carryQuery;
}

/** A theme's `parts.tsx`. */
declare module 'static-pages-parts' {
  const parts: import('../theme').Parts;
  export const renderParts: typeof parts.renderParts;
  export const extendData: typeof parts.extendData;
  export const browserData: typeof parts.browserData;
  export const Head: typeof parts.Head;
  export const Providers: typeof parts.Providers;
}

/** The hot module replacement API in development. */
interface ImportMeta {
  readonly webpackHot?: { addStatusHandler(handle: (status: string) => void): void };
}
