/** Rstest's repository, channels, and image host. The first load of a page doesn't need them. */
export const REPOSITORY = 'https://github.com/web-infra-dev/rstest';
export const X = 'https://x.com/rspack_dev';
export const DISCORD = 'https://discord.gg/XsaKEEk4mW';
export const EDIT_BASE = `${REPOSITORY}/edit/main/website/docs`;
export const ASSETS_ORIGIN = 'https://assets.rspack.rs';

/** The URL of the form for a new issue, filled in with a title and the lines of `about`. */
export function feedbackUrl(title: string, about: readonly string[]): string {
  const fields = new URLSearchParams({ title, body: [...about, '', ''].join('\n') });
  return `${REPOSITORY}/issues/new?${fields}`;
}
