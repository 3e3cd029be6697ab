/** A theme's `index.tsx`. */
declare module 'static-pages-theme' {
  const theme: import('../theme').Theme;
  export = theme;
}

/** A theme's `parts.tsx`. */
declare module 'static-pages-parts' {
  const parts: import('../theme').Parts;
  export = parts;
}

/** The hot module replacement API in development. */
interface ImportMeta {
  readonly webpackHot?: { addStatusHandler(handle: (status: string) => void): void };
}
