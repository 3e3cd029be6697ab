import type { SocialLink } from '@rspress/core';
import { UI_LIMITS } from '../settings/site';

/** Splits the social links into those in the bar and those in the "more" popup. */
export function splitSocialLinks<T>(links: readonly T[]): { shown: T[]; overflow: T[] } {
  const limit = UI_LIMITS.socialLinks;
  return { shown: links.slice(0, limit), overflow: links.slice(limit) };
}

/**
 * The accessible name of a social link: the name or title of its icon, or else its text or the host that it
 * leads to; `unnamed` if it has none of these.
 */
export function socialName({ icon, mode, content }: SocialLink, unnamed: string): string {
  if (icon === 'github') return 'GitHub';
  if (typeof icon === 'string') return icon.charAt(0).toUpperCase() + icon.slice(1);
  const title = /<title>([^<]+)<\/title>/.exec(icon.svg)?.[1];
  if (title !== undefined) return title;
  if (mode === 'text') return content;
  return mode === 'link' && URL.canParse(content) ? new URL(content).hostname : unnamed;
}
