/** The route of a built file: `zh/config/index.html` is `/zh/config/`, `config/test/bail.html` is `/config/test/bail`. */
export function routeOf(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '').replace(/\.html$/, '')}`;
}
