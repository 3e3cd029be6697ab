/** Where the Markdown twin of a page lies: `/guide/start` is `/guide/start.md`, `/` is `/index.md`. */
export function markdownUrl(routePath: string): string {
  const path = routePath.endsWith('/') ? `${routePath}index` : routePath;
  return `${path}.md`;
}
