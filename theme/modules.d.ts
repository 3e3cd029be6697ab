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
