/** `0.12` for `0.12.3`. */
export function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** The path of a minor version's page: `/guide/releases/v0-12` for `0.12`. */
export function releasePath(minor: string): string {
  return `/guide/releases/v${minor.replace('.', '-')}`;
}
