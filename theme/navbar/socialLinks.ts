import type { SocialLink } from '@rspress/core';
import { UI_LIMITS } from '../settings/site';

/** Splits the social links into those in the bar and those in the "more" popup. */
export function splitSocialLinks<T>(links: readonly T[]): { shown: T[]; more: T[] } {
  return { shown: links.slice(0, UI_LIMITS.socialLinks), more: links.slice(UI_LIMITS.socialLinks) };
}

/** The accessible name of a social link; `unnamed` if it has none. */
export function socialName({ icon, mode, content }: SocialLink, unnamed: string): string {
  if (icon === 'github') return 'GitHub';
  if (typeof icon === 'string') return icon.charAt(0).toUpperCase() + icon.slice(1);
  const title = /<title>([^<]+)<\/title>/.exec(icon.svg)?.[1];
  if (title !== undefined) return title;
  if (mode === 'text') return content;
  return mode === 'link' && URL.canParse(content) ? new URL(content).hostname : unnamed;
}
