/**
 * The file of a route, relative to the folder of its language or of the build: `/guide/start` is
 * `/guide/start.md`, `/guide/` is `/guide/index.md`. `extension` includes the dot.
 */
export function routeFile(route: string, extension: string): string {
  return `${route.endsWith('/') ? `${route}index` : route}${extension}`;
}

/** The extension of a source or built page, which links leave out. */
export function pageExtension(path: string): string | undefined {
  return /\.(?:mdx?|html)$/.exec(path)?.[0];
}

/** The reverse of `routeFile` for a source file: `/guide/index.mdx` is `/guide/`. Case is kept. */
export function fileRoute(file: string): string {
  return file.replace(/\.mdx?$/, '').replace(/\/index$/, '/');
}
