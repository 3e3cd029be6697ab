/** What the bundler makes of files that are not code. */
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css';

/** Drawings of the configured social links, made by Rspress while building. */
declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}

/** The site's settings, made by Rspress; a browser of the built site gets them without sidebars. */
declare module 'virtual-site-data' {
  const site: ReturnType<typeof import('@rspress/core/runtime').useSite>['site'];
  export default site;
}

/** What stands on every page besides the layout, made by Rspress of `globalUIComponents`. */
declare module 'virtual-global-components' {
  type Part = import('react').ComponentType;
  const parts: (Part | [part: Part, props: object])[];
  export default parts;
}

/** What loads a page with code of its own, by its path; plugins/own-entries writes it. */
declare module 'virtual-live-pages' {
  const pages: Record<string, () => Promise<{ default: import('react').ComponentType }>>;
  export default pages;
}

/** While developing, what exchanges modules in the browser. */
interface ImportMeta {
  readonly webpackHot?: { addStatusHandler(handle: (status: string) => void): void };
}
