import { LIMITS } from '../site';

/** Splits the social links into those in the bar and those in the "more" popup. */
export function splitSocialLinks<T>(links: readonly T[]): { shown: T[]; more: T[] } {
  return { shown: links.slice(0, LIMITS.socialLinks), more: links.slice(LIMITS.socialLinks) };
}

/** `github` as `GitHub`, `x` as `X`: what a screen reader is to say. */
export function socialName(icon: string): string {
  if (icon === 'github') return 'GitHub';
  return icon.charAt(0).toUpperCase() + icon.slice(1);
}
