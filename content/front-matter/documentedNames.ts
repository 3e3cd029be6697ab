import type { ApiFact } from './frontMatter.ts';

/** The names that an API page documents, members of `rs` as `rs.fn`. */
export function documentedNames({ names, members = [] }: ApiFact): string[] {
  return [...names, ...members.map((member) => `rs.${member}`)];
}
