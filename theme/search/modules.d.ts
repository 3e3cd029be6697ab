/** The URL of a stylesheet that's emitted as a separate file. */
declare module '*.css?url' {
  const href: string;
  export default href;
}
