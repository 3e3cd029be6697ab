/** The address of a stylesheet that stays a file of its own. */
declare module '*.css?url' {
  const href: string;
  export default href;
}
